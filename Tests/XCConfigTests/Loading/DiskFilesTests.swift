import Foundation
import Testing

import XCConfig

struct DiskFilesTests {
    @Test("a file is read whole and has one name, however it is called")
    func reads() throws {
        let directory = try TemporaryDirectory()
        let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try directory.write(bytes, to: "a/file")
        try directory.link("a/link", to: "file")
        try directory.link("gone", to: "nowhere")
        let files = DiskFiles()
        #expect(try files.read(directory.path("a/file")) == bytes)
        #expect(try files.read(directory.path("a/../a/link")) == bytes)
        #expect(files.canonicalPath(directory.path("a/./link")) == files.canonicalPath(directory.path("a/file")))
        #expect(files.exists(directory.path("a")) && files.exists(directory.path("a/link")))
        #expect(!files.exists(directory.path("gone")) && !files.exists(directory.path("b")))
        #expect(files.canonicalPath("/b/../c//x") == "/c/x")
    }

    @Test("a pipe, whose size nobody knows, is read to its end")
    func pipe() throws {
        let directory = try TemporaryDirectory()
        let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = directory.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread { FileHandle(forWritingAtPath: path)?.write(Data(bytes)) }
        #expect(try DiskFiles(readsStreams: true).read(path) == bytes)
    }

    @Test("no pipe is waited for, unless streams are to be read")
    func waitsForNoPipe() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: UnreadableFile(path: path, reason: "it is a pipe or a device, not a file")) {
            try DiskFiles().read(path)
        }
    }

    @Test(
        "says why a file can't be read",
        arguments: [
            ("d", "Is a directory"), ("none", "No such file or directory"), ("endless", "it is larger than 256 MiB"),
            ("sparse", "it is larger than 256 MiB"),
        ])
    func unreadable(name: String, reason: String) throws {
        let directory = try TemporaryDirectory()
        try directory.write([], to: "d/file")
        try directory.link("endless", to: "/dev/zero")
        try directory.write([], to: "sparse")
        // A size that no memory has, of a file that takes no space.
        try #require(truncate(directory.path("sparse"), 1 << 40) == 0)
        let path = directory.path(name)
        #expect(throws: UnreadableFile(path: path, reason: reason)) { try DiskFiles(readsStreams: true).read(path) }
    }

    @Test("includes are found, left out and named as in memory", arguments: try ConformanceCase.all())
    func agreesWithMemory(_ example: ConformanceCase) throws {
        let directory = try TemporaryDirectory()
        for (name, file) in example.files {
            switch file.node {
            case .file(let bytes): try directory.write(bytes, to: name)
            case .symbolicLink(let target): try directory.link(name, to: target)
            case .directory: try directory.write([], to: "\(name)/.keep")
            }
        }
        var onDisk = BuildSettings()
        let search = IncludeSearch(
            directories: (example.input?.search ?? []).map(directory.path),
            developerDirectory: example.input?.devdir.map(directory.path))
        onDisk.load(directory.path("main.xcconfig"), search: search)
        var inMemory = BuildSettings()
        inMemory.load(
            "main.xcconfig", from: MemoryFiles(example.files.mapValues(\.node)),
            search: IncludeSearch(
                directories: example.input?.search ?? [], developerDirectory: example.input?.devdir))
        #expect(onDisk.settingNames == inMemory.settingNames)
        #expect(onDisk.files.map { $0.replacing(directory.path(""), with: "") } == inMemory.files)
        #expect(onDisk.diagnostics.map(\.rule) == inMemory.diagnostics.map(\.rule))
        #expect(onDisk.diagnostics.map(\.location.line) == inMemory.diagnostics.map(\.location.line))
    }
}

/// Is gone with the last reference to it.
private final class TemporaryDirectory {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "xcconfig-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.path(percentEncoded: false) + "/" + name }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(filePath: path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
