import Dispatch
import Foundation

extension Benchmark {
    static let generator = [
        // 15 ms over an empty process, which itself takes up to 2 ms.
        Benchmark(
            "generator: the whole process for three flavours", against: "an empty process", targetTime: 0.017
        ) {
            let output = FileManager.default.temporaryDirectory.appending(
                path: "Environment \(UUID().uuidString).swift")
            let arguments = [
                "generate", "--configurations", "Configurations", "--package", ".",
                "--output", output.path(percentEncoded: false),
            ]
            let tool = Bundle.main.bundleURL.appending(path: "environment-tool")
            return (
                { try run(tool, arguments, in: URL(filePath: ".")) },
                { try run(URL(filePath: "/bin/true"), [], in: URL(filePath: ".")) }
            )
        },
        Benchmark(
            "generator: a build that has nothing to do", against: "the same package without the plugin",
            targetRatio: 1.1
        ) {
            let sample = try SamplePackage()
            try sample.build(sample.withPlugin)
            try sample.removePlugin()
            try sample.build(sample.withoutPlugin)
            return ({ try sample.build(sample.withPlugin) }, { try sample.build(sample.withoutPlugin) })
        },
    ]

    fileprivate struct Failure: Error {
        var command: String
    }

    @discardableResult
    fileprivate static func run(_ program: URL, _ arguments: [String], in directory: URL) throws -> Int {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // waitUntilExit looks every 50 ms only.
        let exit = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in exit.signal() }
        try process.run()
        exit.wait()
        guard process.terminationStatus == 0 else {
            throw Failure(command: ([program.lastPathComponent] + arguments).joined(separator: " "))
        }
        return Int(process.terminationStatus)
    }
}

/// Two copies of the package that uses the plugin; in one of them a generated source takes its place.
private struct SamplePackage {
    let withPlugin: URL
    let withoutPlugin: URL

    init() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "benchmarks \(UUID().uuidString)")
        withPlugin = directory.appending(path: "with")
        withoutPlugin = directory.appending(path: "without")
        let root = URL(filePath: FileManager.default.currentDirectoryPath)
        let sample = root.appending(path: "Tests/SamplePackage")
        try FileManager.default.createDirectory(at: withPlugin, withIntermediateDirectories: true)
        for name in ["Sources", "Configurations", "Package.swift"] {
            try FileManager.default.copyItem(at: sample.appending(path: name), to: withPlugin.appending(path: name))
        }
        let path = root.path(percentEncoded: false).replacing("\"", with: "\\\"")
        try edit(withPlugin, [#"path: "../..""#: #"path: "\#(path)""#])
    }

    /// Makes the second copy from the built first one.
    func removePlugin() throws {
        try FileManager.default.createDirectory(at: withoutPlugin, withIntermediateDirectories: true)
        for name in ["Sources", "Package.swift"] {
            try FileManager.default.copyItem(
                at: withPlugin.appending(path: name), to: withoutPlugin.appending(path: name))
        }
        let outputs = withPlugin.appending(path: ".build/plugins/outputs/with")
        for target in ["Greeter", "Conventional"] {
            try FileManager.default.copyItem(
                at: outputs.appending(path: "\(target)/destination/EnvironmentPlugin/Environment.swift"),
                to: withoutPlugin.appending(path: "Sources/\(target)/Environment.swift"))
        }
        let manifest = try String(contentsOf: withoutPlugin.appending(path: "Package.swift"), encoding: .utf8)
        let dependency = manifest.split(separator: "\n").first { $0.contains("dependencies:") }.map(String.init)
        try edit(
            withoutPlugin,
            [
                dependency ?? "": "",
                #"exclude: ["Configurations"],"#: #"exclude: ["Configurations"]"#,
                #"plugins: [.plugin(name: "EnvironmentPlugin", package: "better-tonnenticker")]"#: "",
            ])
    }

    private func edit(_ package: URL, _ replacements: [String: String]) throws {
        let file = package.appending(path: "Package.swift")
        var manifest = try String(contentsOf: file, encoding: .utf8)
        for (text, replacement) in replacements where !text.isEmpty {
            manifest = manifest.replacing(text, with: replacement)
        }
        try Data(manifest.utf8).write(to: file)
    }

    @discardableResult
    func build(_ package: URL) throws -> Int {
        try Benchmark.run(URL(filePath: "/usr/bin/env"), ["swift", "build"], in: package)
    }
}
