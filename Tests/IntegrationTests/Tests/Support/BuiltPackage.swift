import Foundation

/// A package that is built again and again with one build system.
struct BuiltPackage {
    let directory: String
    let buildSystem: BuildSystem
    /// Where it is built, seen from its directory.
    var scratch = ".build"
    /// Flags that every build and every look at its products has, such as `-Xswiftc -DPROD`.
    var flags: [String] = []
    /// Variables of the environment.
    var variables: [String: String] = [:]
    /// What runs `swift`, such as `strace` with its options.
    var launcher: [String] = []

    func with(scratch: String? = nil, flags: [String]? = nil, variables: [String: String]? = nil) -> BuiltPackage {
        var package = self
        package.scratch = scratch ?? self.scratch
        package.flags = flags ?? self.flags
        package.variables = variables ?? self.variables
        return package
    }

    /// The package built for a flavour.
    func flavour(_ condition: String) -> BuiltPackage { with(flags: ["-Xswiftc", "-D" + condition]) }

    func build(_ options: String...) throws -> Command { try swift(["build"] + flags + options) }

    /// A command plugin, called without the flags of the build.
    func command(_ arguments: [String]) throws -> Command { try swift(["package"] + arguments) }

    /// Builds a product and runs it.
    func run(_ product: String, _ arguments: String...) throws -> Command {
        try swift(["run"] + flags + [product] + arguments)
    }

    /// The path of a product that is built.
    func product(_ name: String) throws -> String {
        let bin = try swift(["build"] + flags + ["--show-bin-path"])
        return bin.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + name
    }

    /// What a product that is built says.
    func says(_ product: String, _ arguments: String...) throws -> Command {
        try Command([try self.product(product)] + arguments, in: directory, variables: variables)
    }

    /// SwiftPM itself crashes now and then; the command is then run once more.
    private func swift(_ arguments: [String]) throws -> Command {
        let command =
            launcher + ["swift", arguments[0], "--build-system", buildSystem.rawValue, "--scratch-path", scratch]
            + arguments.dropFirst()
        let first = try Command(command, in: directory, variables: variables)
        guard first.status >= 128 else { return first }
        print("SwiftPM crashed with status \(first.status), trying once more: \(first.line)")
        return try Command(command, in: directory, variables: variables)
    }

    func path(_ name: String) -> String { directory + "/" + name }

    func text(of name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path(name)))
    }

    /// Changes a file in place, so that its folder stays as it was.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        let edited = try text(of: name).replacing(old, with: new)
        let handle = try FileHandle(forWritingTo: URL(filePath: path(name)))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(edited.utf8))
        try handle.close()
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// What was generated and compiled, with its time and inode, to see whether it was done again.
    func outputs() throws -> [String] {
        try files().filter { $0.hasSuffix(".swift.o") || $0.hasSuffix("/Environment.swift") }.map { file in
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            let time = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            return "\(file) \(time) \(attributes[.systemFileNumber] ?? 0)"
        }
    }

    /// All files below the scratch folder, sorted.
    func files() -> [String] {
        let scratch = path(scratch)
        return (FileManager.default.enumerator(atPath: scratch)?.compactMap { $0 as? String } ?? []).sorted()
            .map { scratch + "/" + $0 }
    }

    /// What a build leaves behind that holds the text, except where SwiftPM keeps the whole environment, and except for
    /// the snapshot of the variables, which its owner alone reads.
    func files(with text: String) throws -> [Substring] {
        try Command(
            ["grep", "-rlF", "--exclude=*-state.json", "--exclude=variables.json", "-e", text, scratch], in: directory
        ).lines
    }

    /// The mode of a file, in octal digits.
    static func mode(of path: String) throws -> String {
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        return String(mode ?? 0, radix: 8)
    }
}

extension Command {
    /// Whether a verbose build ran the tool or compiled one of the modules.
    func runsSomething(of modules: [String]) throws -> Bool {
        let compiles = try Regex("-module-name (\(modules.joined(separator: "|"))) ")
        return lines.contains { $0.contains(#/environment-tool.* generate /#) || $0.contains(compiles) }
    }
}
