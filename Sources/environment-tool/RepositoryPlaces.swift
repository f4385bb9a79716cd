import EnvironmentGenerator
import Foundation
import XCConfig

/// Findings with the places that services show: paths from the repository's folder, columns in UTF-16.
struct RepositoryPlaces {
    private let input: ConfigurationInput
    private let root: String

    init(of input: ConfigurationInput) {
        self.input = input
        var folder = input.packageDirectory
        while !folder.isEmpty, !FileManager.default.fileExists(atPath: folder + "/.git") {
            folder = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        }
        root = folder.isEmpty ? input.packageDirectory : folder
    }

    func report(of finding: Diagnostic) -> FindingReport {
        var finding = finding
        finding.location.column = column(of: finding.location)
        return FindingReport(finding) { path in
            path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        }
    }

    /// The column as it is if the file has no such line.
    private func column(of place: SourceLocation) -> Int {
        let lines = (try? input.files.read(place.file))?.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let lines, lines.indices.contains(place.line - 1) else { return place.column }
        return String(decoding: lines[place.line - 1].prefix(place.column - 1), as: UTF8.self).utf16.count + 1
    }
}
