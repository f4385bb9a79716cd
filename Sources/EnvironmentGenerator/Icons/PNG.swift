/// What the App Store asks of an icon's PNG file (W3C, Portable Network Graphics).
enum PNG {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private struct Chunk {
        var type: String
        var data: ArraySlice<UInt8>
    }

    /// What is wrong with the file, in words; nothing if it is a square of `size` pixels, opaque unless it may be
    /// transparent.
    static func faults(of bytes: [UInt8], size: Int, allowsAlpha: Bool) -> [String] {
        guard bytes.starts(with: signature) else { return ["this isn't a PNG file; export the icon as PNG"] }
        let (chunks, isComplete) = chunks(of: bytes)
        guard isComplete, let header = chunks.first, header.type == "IHDR", isHeader(Array(header.data)),
            header.data.dropFirst(9).first != 3 || chunks.contains(where: isPalette)
        else {
            return ["the file is cut off or damaged; export the icon again"]
        }
        let data = Array(header.data)
        let (width, height) = (integer(data[0..<4]), integer(data[4..<8]))
        var faults: [String] = []
        if (width, height) != (size, size) {
            faults.append("the image has \(width) × \(height) pixels; \(size) × \(size) are needed")
        }
        // Colour types 4 and 6 have an alpha channel; tRNS makes colours transparent.
        if !allowsAlpha, data[9] & 4 != 0 || chunks.contains(where: { $0.type == "tRNS" }) {
            faults.append(
                "the image has an alpha channel, which the App Store rejects; export it without transparency")
        }
        return faults
    }

    /// Whether the bits of a channel suit the type of colours, and the other fields are as specified.
    private static func isHeader(_ data: [UInt8]) -> Bool {
        let depths: [UInt8: Set<UInt8>] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        return data.count == 13 && depths[data[9]]?.contains(data[8]) == true && data[10] == 0 && data[11] == 0
            && data[12] <= 1
    }

    private static func isPalette(_ chunk: Chunk) -> Bool {
        chunk.type == "PLTE" && !chunk.data.isEmpty && chunk.data.count <= 768 && chunk.data.count % 3 == 0
    }

    /// The chunks up to IEND, and whether there is an IEND after some image data and all of it is as it was written.
    private static func chunks(of bytes: [UInt8]) -> ([Chunk], isComplete: Bool) {
        var chunks: [Chunk] = []
        var position = signature.count
        while position + 12 <= bytes.count {
            let length = integer(bytes[position..<position + 4])
            let end = position + 12 + length
            guard end <= bytes.count, checksum(bytes[position + 4..<end - 4]) == integer(bytes[end - 4..<end]) else {
                break
            }
            let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            if type == "IEND" { return (chunks, chunks.contains { $0.type == "IDAT" && !$0.data.isEmpty }) }
            chunks.append(Chunk(type: type, data: bytes[position + 8..<end - 4]))
            position = end
        }
        return (chunks, false)
    }

    /// The CRC-32 of a chunk's type and data.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
        let inverse = bytes.reduce(UInt32.max) { $0 >> 8 ^ checksums[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
        return Int(~inverse)
    }

    /// What each byte contributes.
    private static let checksums: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
