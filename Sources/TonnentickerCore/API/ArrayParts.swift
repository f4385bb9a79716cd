import Foundation

/// A JSON array cut into shorter ones, because a decoder needs many times the memory of its input.
///
/// Only brackets, commas and strings are parsed here; the decoder checks the elements.
struct ArrayParts {
    /// Neighbouring elements that are decoded together.
    struct Part: Equatable {
        /// Their indices in the array, from 0.
        let elements: Range<Int>
        /// Their bytes in the body, with the commas between them.
        let bytes: Range<Int>
        /// Whether this is a single element that is too long to decode.
        let isTooLong: Bool

        /// Returns the elements as a JSON array.
        func json(in body: Data) -> Data {
            var json = Data(capacity: bytes.count + 2)
            json.append(UInt8(ascii: "["))
            json.append(body[body.startIndex + bytes.lowerBound..<body.startIndex + bytes.upperBound])
            json.append(UInt8(ascii: "]"))
            return json
        }
    }

    /// The number of bytes after which a part ends, and the most that an element may have.
    static let size = 128 * 1024

    /// The parts in order, which together contain all elements.
    private(set) var parts: [Part] = []
    /// The number of elements in the array.
    private(set) var count = 0

    /// Returns `nil` if the body doesn't begin and end as an array does.
    init?(of body: Data) {
        guard body.withUnsafeBytes({ cut($0) }) else { return nil }
    }

    private mutating func cut(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.firstIndex(where: { !Self.isSpace($0) }), bytes[start] == UInt8(ascii: "[") else {
            return false
        }
        var depth = 0
        var isInString = false
        var isEscaped = false
        var partStart = start + 1
        var elementStart = start + 1
        for index in (start + 1)..<bytes.count {
            let byte = bytes[index]
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]") where depth == 0:
                let isEmpty = count == 0 && bytes[elementStart..<index].allSatisfy(Self.isSpace)
                if !isEmpty { endElement(elementStart..<index, partStart: &partStart, isLast: true) }
                return bytes[(index + 1)...].allSatisfy(Self.isSpace)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                endElement(elementStart..<index, partStart: &partStart, isLast: false)
                elementStart = index + 1
            default: break
            }
            if depth < 0 { return false }
        }
        return false
    }

    private mutating func endElement(_ element: Range<Int>, partStart: inout Int, isLast: Bool) {
        let first = parts.last?.elements.upperBound ?? 0
        if element.count > Self.size {
            if count > first { add(first..<count, partStart..<element.lowerBound - 1) }
            add(count..<count + 1, element, isTooLong: true)
            partStart = element.upperBound + 1
        } else if isLast || element.upperBound - partStart >= Self.size {
            add(first..<count + 1, partStart..<element.upperBound)
            partStart = element.upperBound + 1
        }
        count += 1
    }

    private mutating func add(_ elements: Range<Int>, _ bytes: Range<Int>, isTooLong: Bool = false) {
        parts.append(Part(elements: elements, bytes: bytes, isTooLong: isTooLong))
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D
    }
}
