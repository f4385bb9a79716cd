import Foundation
import Testing

@testable import TonnentickerCore

struct FileReplacementTests {
    private let folder: TemporaryFolder
    private let data = Data("new".utf8)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }

    @Test("creates a file, and keeps the permissions of an existing one")
    func files() throws {
        let file = folder.url.appending(path: "file")
        try data.replaceFile(at: file)
        #expect(try text("file") == "new")
        let path = file.path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        try Data("newer".utf8).replaceFile(at: file)
        #expect(try text("file") == "newer")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test("follows links, even to a file that doesn't exist yet", arguments: [true, false])
    func links(isThere: Bool) throws {
        for (link, destination) in [("one", "two"), ("two", "three")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appending(path: link).path(percentEncoded: false), withDestinationPath: destination)
        }
        if isThere { try Data("old".utf8).write(to: folder.url.appending(path: "three")) }
        try data.replaceFile(at: folder.url.appending(path: "one"))
        #expect(try text("three") == "new")
        let one = folder.url.appending(path: "one").path(percentEncoded: false)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: one) == "two")
    }

    @Test("writes into anything that isn't a file")
    func pipe() async throws {
        let pipe = folder.url.appending(path: "pipe")
        let path = pipe.path(percentEncoded: false)
        let reader = Process()
        reader.executableURL = URL(filePath: "/bin/sh")
        reader.arguments = ["-c", #"mkfifo "$0" && cat "$0""#, path]
        let output = Pipe()
        reader.standardOutput = output
        try reader.run()
        defer { reader.terminate() }
        try await eventually { FileManager.default.fileExists(atPath: path) }
        try data.replaceFile(at: pipe)
        let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        try #require(type != .typeRegular)
        #expect(output.fileHandleForReading.readDataToEndOfFile() == data)
    }
}
