import Foundation
import TestSupport
import Testing

@testable import EnvironmentGenerator

/// Renaming and modes, on the disk.
@Suite struct OutputFileTests {
    private let folder: TemporaryFolder
    private var directory: URL { folder.url.appending(path: "package") }
    private var path: String { directory.appending(path: "folder/file").path(percentEncoded: false) }

    init() throws {
        folder = try TemporaryFolder("Ausgabe")
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    }

    private func expectWritten(_ content: String, mode: Int) throws {
        #expect(FileManager.default.contents(atPath: path) == Data(content.utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
        #expect(try names(in: directory.path(percentEncoded: false)) == ["folder", "folder/file"])
    }

    @Test("is staged in the folder given, and in one beside the file where that is on another volume")
    func staging() throws {
        let staging = directory.appendingPathExtension("staging").path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: true)
        #expect(try OutputFile.write(Array("one".utf8), to: path, permissions: 0o600, staging: staging))
        try expectWritten("one", mode: 0o600)
        #expect(try names(in: staging) == [])
    }

    /// Linux has a volume of its own for shared memory.
    @Test("is staged beside the file where the folder given is on another volume", .enabled(if: exists("/dev/shm")))
    func otherVolume() throws {
        let staging = "/dev/shm/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: staging) }
        #expect(try OutputFile.write(Array("two".utf8), to: path, permissions: 0o600, staging: staging))
        try expectWritten("two", mode: 0o600)
        #expect(try names(in: staging) == [])
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test("a failure leaves what is there, and nothing else")
    func failure() throws {
        try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
        let error = #expect(throws: FileFailure.self) { try OutputFile.write([1], to: path) }
        #expect(error?.path == path)
        #expect(error?.reason == "a directory, a link or a device is in its place")
        #expect(
            try names(in: directory.path(percentEncoded: false)) == ["folder", "folder/file", "folder/file/inside"])
        let long = #expect(throws: FileFailure.self) {
            try OutputFile.write([1], to: path + String(repeating: "x", count: 256))
        }
        #expect(long?.reason.hasSuffix("File name too long") == true)
        let below = #expect(throws: FileFailure.self) { try OutputFile.write([1], to: "/dev/null/folder/file") }
        #expect(below?.reason.hasSuffix("Not a directory") == true)
    }
}
