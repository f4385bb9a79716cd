import Foundation
import Testing

import XCConfig

struct DiskFilesTests {
    @Test("reads a whole file and gives all its paths one canonical path")
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

    @Test(
        "a pipe, device or socket is an error immediately",
        arguments: [
            ("pipe", "it is a pipe or a device, not a file"), ("terminal", "it is a pipe or a device, not a file"),
            ("endless", "it is a pipe or a device, not a file"), ("socket", "it is a socket, not a file"),
        ])
    func waitsForNothing(name: String, reason: String) throws {
        let directory = try TemporaryDirectory()
        try directory.write(Array("A = 1\n#include \"\(name)\"\n#include? \"\(name)\"\nB = 2".utf8), to: "main")
        let path = directory.path(name)
        try #require(mkfifo(directory.path("pipe"), 0o600) == 0)
        try directory.link("terminal", to: "/dev/tty")
        try directory.link("endless", to: "/dev/zero")
        let socket = try directory.socket("socket")
        defer { close(socket) }
        #expect(throws: UnreadableFile(path: path, reason: reason)) { try DiskFiles().read(path) }
        var included = BuildSettings()
        included.load(directory.path("main"))
        #expect(included.settingNames == ["A", "B"])
        #expect(included.diagnostics.map(\.rule) == [.includeUnreadable, .includeUnreadable])
        var named = BuildSettings()
        named.load(path)
        #expect(named.diagnostics.map(\.rule) == [.includeUnreadable])
    }

    @Test(
        "says why a file can't be read",
        arguments: [
            ("d", "Is a directory"), ("none", "No such file or directory"), ("sparse", "it is larger than 256 MiB"),
        ])
    func unreadable(name: String, reason: String) throws {
        let directory = try TemporaryDirectory()
        try directory.write([], to: "d/file")
        try directory.write([], to: "sparse")
        // The size exceeds any memory, but the file takes no space on disk.
        try #require(truncate(directory.path("sparse"), 1 << 40) == 0)
        let path = directory.path(name)
        #expect(throws: UnreadableFile(path: path, reason: reason)) { try DiskFiles().read(path) }
    }

    @Test("an absolute path through a folder that isn't there leads back to an open file")
    func absoluteCycle() throws {
        let directory = try TemporaryDirectory()
        let path = DiskFiles().canonicalPath(directory.path("")) + "/gone/../main"
        try directory.write(Array("#include? \"\(path)\"\n#include \"\(path)2\"".utf8), to: "main")
        try directory.write([], to: "main2")
        var settings = BuildSettings()
        settings.load(directory.path("main"))
        #expect(settings.diagnostics.map(\.rule) == [.includeCycle, .includeNotFound])
    }

    @Test(
        "finds, skips and names included files as in memory",
        arguments: try ConformanceCase.all().filter { !$0.files.keys.contains { $0.hasPrefix("/") } })
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

/// A directory that is removed with the last reference to it.
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

    /// - Returns: The descriptor of the open socket.
    func socket(_ name: String) throws -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path(name).utf8.prefix(room - 1)) }
        let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0)
        return descriptor
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
