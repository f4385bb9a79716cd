import EnvironmentGenerator
import Foundation
import XCConfig

/// Writes the Swift source; faults of a flavour become `#error` directives in it.
enum GenerateCommand {
    static func run(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
        var place = InputOptions()
        var variablesFile: String?
        var watched: [String] = []
        var output: String?
        while let argument = arguments.next() {
            switch argument {
            case "--variables": variablesFile = try arguments.value(of: argument)
            case "--watched": watched.append(try arguments.value(of: argument))
            case "--output": output = try arguments.value(of: argument)
            default: try place.read(argument, from: &arguments)
            }
        }
        guard let output else { throw UsageError(message: "--output is missing") }
        var variables = ProcessVariables.ofShell
        if let variablesFile {
            do {
                // Of a secret that Environment.json names since the build was planned, the snapshot knows nothing yet.
                variables.merge(try VariableSnapshot.read(variablesFile)) { $1 }
            } catch {
                // Where there is a shell, its variables say the same.
                guard !ProcessVariables.areSettings else {
                    Terminal.printError(
                        "\(variablesFile):1: error: the snapshot of the variables can't be read; build again, which "
                            + "writes it again")
                    return ExitStatus.failure
                }
            }
        }
        let input = try place.input(variables: variables)
        let resolution: Resolution
        do {
            resolution = try Resolution(input)
        } catch {
            // Without a source, no use of what it would declare is an error, too.
            for finding in error.findings { Terminal.printFinding(FindingReport(finding) { $0 }.text) }
            return ExitStatus.failure
        }
        do {
            try OutputFile.write(Array(GeneratedSource.render(resolution).utf8), to: output)
        } catch {
            Terminal.printError("\(error.path): error: the file can't be written: \(error.reason)")
            return ExitStatus.failure
        }
        if let variablesFile, resolution.dependsOnMore(than: watched, in: input) {
            VariableSnapshot.touch(variablesFile)
        }
        return ExitStatus.success
    }
}

/// The variables that the plugin saw, as a JSON object in a file that only its owner reads.
private enum VariableSnapshot {
    static func read(_ path: String) throws -> [String: String] {
        try JSONDecoder().decode([String: String].self, from: Data(contentsOf: URL(filePath: path)))
    }

    /// Changes the date of the snapshot's folder, an input of the build command, which then runs in the next build.
    static func touch(_ path: String) {
        let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder)
    }
}
