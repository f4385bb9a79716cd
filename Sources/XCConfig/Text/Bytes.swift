/// The character classes of the .xcconfig grammar.
extension UInt8 {
    /// Whether the byte is a space, tab, vertical tab or form feed.
    var isWhitespace: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }

    /// Whether the byte is a space or a control character from tab to carriage return.
    var separatesElements: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    /// Whether the byte matches `[A-Za-z_]`.
    var startsName: Bool { (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "_") }

    /// Whether the byte matches `[A-Za-z0-9_]`.
    var continuesName: Bool { startsName || self &- 0x30 < 10 }

    /// Whether the byte matches `[A-Za-z0-9_.+-]`.
    var continuesOperator: Bool {
        continuesName || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
    }
}

extension [UInt8] {
    /// Appends a range of other bytes. Unlike a slice, this doesn't retain them.
    mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }
}

extension ArraySlice<UInt8> {
    static func == (bytes: Self, text: StaticString) -> Bool {
        bytes.count == text.utf8CodeUnitCount && text.withUTF8Buffer { $0.elementsEqual(bytes) }
    }

    /// Returns the slice without trailing whitespace.
    func droppingTrailingWhitespace() -> ArraySlice {
        var end = endIndex
        while end > startIndex, self[end - 1].isWhitespace { end -= 1 }
        return self[startIndex..<end]
    }

    /// Returns the slice without tabs and Unicode spaces at both ends.
    func trimmingUnicodeSpaces() -> ArraySlice {
        var rest = self
        while let length = rest.leadingSpaceLength { rest = rest.dropFirst(length) }
        while let length = rest.trailingSpaceLength { rest = rest.dropLast(length) }
        return rest
    }

    private var leadingSpaceLength: Int? {
        (1...3).first { $0 <= count && prefix($0).isUnicodeSpace }
    }

    private var trailingSpaceLength: Int? {
        (1...3).first { $0 <= count && suffix($0).isUnicodeSpace }
    }

    /// Whether the slice is a tab or a Unicode space: the general category Zs, and U+200B, as in Foundation.
    private var isUnicodeSpace: Bool {
        switch (count, first, dropFirst().first, last) {
        case (1, let byte?, _, _): byte == 0x20 || byte == 0x09
        case (2, 0xC2, _, 0xA0): true
        case (3, 0xE1, 0x9A, 0x80): true
        case (3, 0xE2, 0x80, let byte?): (0x80...0x8B).contains(byte) || byte == 0xAF
        case (3, 0xE2, 0x81, 0x9F): true
        case (3, 0xE3, 0x80, 0x80): true
        default: false
        }
    }
}
