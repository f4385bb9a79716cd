import Foundation

/// A file by the bytes of its absolute path, which needn't be UTF-8.
struct TrackedFile: Sendable {
    let pathBytes: [UInt8]

    init(pathBytes: [UInt8]) {
        self.pathBytes = pathBytes
    }

    init(path: String) {
        pathBytes = Array(path.utf8)
    }

    /// The path as it is shown.
    var path: String { String(decoding: pathBytes, as: UTF8.self) }

    /// The content; nothing of a pipe, a device or a link, which git tracks as the path that it is.
    func content() -> Data {
        let path = pathBytes.map(CChar.init(bitPattern:)) + [0]
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return Data() }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return Data() }
        return (try? Data(contentsOf: URL(filePath: "/dev/fd/\(descriptor)"), options: .alwaysMapped)) ?? Data()
    }
}
