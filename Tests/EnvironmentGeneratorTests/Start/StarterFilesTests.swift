import Foundation
import TestSupport
import Testing
import XCConfig

@testable import EnvironmentGenerator

/// What `environment init` writes into a package, and what it leaves alone.
struct StarterFilesTests {
    private static let names = ["Local.xcconfig", "Dev.xcconfig", "Prod.xcconfig", "Secrets.example.xcconfig"]
    private static let written = names.map { "Configurations/\($0): written" }
    private static let ignored = ".gitignore: ignores Secrets.xcconfig now"
    private static let linked = "Sources/Ä pp/Configurations: linked to ../../Configurations"

    private let folder: TemporaryFolder
    private var path: String { folder.url.resolvingSymlinksInPath().path }

    init() throws {
        folder = try TemporaryFolder("Paket ü")
        try make("Sources/Ä pp")
    }

    private func make(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }

    private func write(_ text: String, to name: String) throws {
        try make(URL(filePath: name).deletingLastPathComponent().relativePath)
        try Data(text.utf8).write(to: folder.url.appending(path: name))
    }

    private func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: name).path(percentEncoded: false), withDestinationPath: destination)
    }

    private func text(of name: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }

    private func start(_ target: String = "Sources/Ä pp") throws -> [String] {
        try StarterFiles(package: path, targetDirectory: target.isEmpty ? path : path + "/" + target)
            .write().map { "\($0.path): \($0.outcome)" }
    }

    /// Each file with its content, each link with its destination.
    private func files() throws -> [String: String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                let file = folder.url.appending(path: name).path(percentEncoded: false)
                let content =
                    (try? FileManager.default.destinationOfSymbolicLink(atPath: file)).map { "-> " + $0 }
                    ?? FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
                return content.map { (name, $0) }
            })
    }

    @Test("an empty package gets three flavours, of which Local needs no secret, and nothing to complain about")
    func whole() throws {
        #expect(try start() == Self.written + [Self.ignored, Self.linked])
        let input = ConfigurationInput(
            directory: path + "/Sources/Ä pp/Configurations", packageDirectory: path, variables: ["API_KEY": "k3y"])
        let resolution = try Resolution(input)
        #expect(resolution.flavours.map(\.flavour.name) == ["Local", "Dev", "Prod"])
        #expect(resolution.findings + resolution.flavours.flatMap(\.findings) == [])
        let withoutSecret = try Resolution(
            ConfigurationInput(directory: path + "/Configurations", packageDirectory: path))
        #expect(withoutSecret.flavours.map(\.isUsable) == [true, false, false])
    }

    @Test("run again it changes nothing, and says so; what an interrupted run left out it adds")
    func again() throws {
        _ = try start()
        let files = try files()
        let kept =
            Self.names.map { "Configurations/\($0): is there already, kept" } + [
                ".gitignore: ignores Secrets.xcconfig already, kept",
                "Sources/Ä pp/Configurations: is there already, kept",
            ]
        #expect(try start() == kept)
        #expect(try self.files() == files)
        try FileManager.default.removeItem(at: folder.url.appending(path: "Configurations/Prod.xcconfig"))
        #expect(try start().contains("Configurations/Prod.xcconfig: written"))
        #expect(try self.files() == files)
    }

    @Test(
        "a configuration is kept as it is, wherever the target finds it",
        arguments: [
            ("Configurations/Local.xcconfig", "Configurations: has a configuration already, kept", linked),
            ("Configurations/Environment.json", "Configurations: has a configuration already, kept", linked),
            (
                "Sources/Ä pp/Configurations/Beta.xcconfig",
                "Sources/Ä pp/Configurations: has a configuration already, kept",
                "Sources/Ä pp/Configurations: is there already, kept; this target reads it, not Configurations"
            ),
        ])
    func existing(file: String, configuration: String, link: String) throws {
        try write("own\n", to: file)
        #expect(try start() == [configuration, Self.ignored, link])
        #expect(try text(of: file) == "own\n")
        #expect(try files().keys.filter { $0.hasSuffix(".xcconfig") || $0.hasSuffix(".json") } == [file])
    }

    @Test(
        "a folder without a configuration, a link or a file at the target's place, and several targets are kept apart")
    func places() throws {
        try write("own\n", to: "Configurations/README.md")
        try make("Sources/B")
        try link("Sources/Ä pp/Configurations", to: "../../Gone")
        try write("own\n", to: "Sources/B/Configurations")
        let other = "is there already, kept; this target reads it, not Configurations"
        #expect(
            try start() == Self.written + [Self.ignored, "Sources/Ä pp/Configurations: \(other)"])
        #expect(try start("Sources/B").last == "Sources/B/Configurations: \(other)")
        try make("C")
        #expect(try start("C").last == "C/Configurations: linked to ../Configurations")
        #expect(try start("").last == ".gitignore: ignores Secrets.xcconfig already, kept")
        #expect(try text(of: "Configurations/README.md") == "own\n")
        #expect(try text(of: "Sources/B/Configurations") == "own\n")
    }

    @Test(
        ".gitignore keeps its lines, whatever they end with and whatever their bytes are",
        arguments: [
            ("", "Secrets.xcconfig\n"), (".build", ".build\nSecrets.xcconfig\n"),
            (".build\n", ".build\nSecrets.xcconfig\n"), ("a\r\n", "a\r\nSecrets.xcconfig\n"),
            (" Secrets.xcconfig \r\na", " Secrets.xcconfig \r\na"),
            ("# Secrets.xcconfig", "# Secrets.xcconfig\nSecrets.xcconfig\n"),
        ])
    func ignoring(old: String, expected: String) throws {
        let latin: [UInt8] = [0xFC, 0x0A]
        let file = folder.url.appending(path: ".gitignore")
        try (Data(latin) + Data(old.utf8)).write(to: file)
        _ = try start()
        #expect(try Data(contentsOf: file) == Data(latin) + Data(expected.utf8))
    }

    @Test(
        "what can't be written is named, and nothing that was there is touched",
        arguments: [("Configurations", true), (".gitignore", false)])
    func failure(place: String, isFile: Bool) throws {
        if isFile { try write("own\n", to: place) } else { try make(place) }
        let before = try files()
        let failure = #expect(throws: FileFailure.self) { try start() }
        #expect(failure?.path.contains(place) == true)
        #expect(try files().filter { before.keys.contains($0.key) } == before)
        try FileManager.default.removeItem(at: folder.url.appending(path: place))
        #expect(try start().last == Self.linked)
    }
}
