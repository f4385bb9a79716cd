public import Foundation

/// The size of an image in pixels.
public struct PixelSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// Reads the header of a PNG: the signature, then the chunk `IHDR` with width and height, big-endian. Source: W3C
    /// PNG, sections 5.2 and 11.2.1.
    public init?(pngData: Data) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = Array(pngData.prefix(24))
        guard header.count == 24, header.starts(with: signature), header[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
        height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
}
