import Foundation

/// A new folder that is removed with the last reference to it.
final class TemporaryFolder {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "benchmarks \(UUID().uuidString)")

    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = directory.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    func path(_ name: String) -> String { directory.appending(path: name).path(percentEncoded: false) }
}
