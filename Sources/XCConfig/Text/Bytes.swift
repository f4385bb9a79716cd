/// The bytes that the grammar of .xcconfig knows.
extension UInt8 {
    /// Space, tab, vertical tab or form feed.
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }

    /// Space and the control characters from tab to carriage return.
    var separatesElements: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    /// `[A-Za-z_]`
    var startsName: Bool { (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "_") }

    /// `[A-Za-z0-9_]`
    var continuesName: Bool { startsName || self &- 0x30 < 10 }

    /// `[A-Za-z0-9_.+-]`
    var continuesOperator: Bool {
        continuesName || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
    }
}

extension [UInt8] {
    /// Appends a part of other bytes; without a slice, which would have to be retained.
    mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }
}

extension ArraySlice<UInt8> {
    static func == (bytes: Self, text: StaticString) -> Bool {
        bytes.count == text.utf8CodeUnitCount && text.withUTF8Buffer { $0.elementsEqual(bytes) }
    }

    /// The slice without blanks at its end.
    func droppingTrailingBlanks() -> ArraySlice {
        var end = endIndex
        while end > startIndex, self[end - 1].isBlank { end -= 1 }
        return self[startIndex..<end]
    }

    /// The slice without tabs and Unicode spaces at both ends.
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

    /// Whether the slice is one tab or space: the general category Zs, and U+200B, which Foundation counts as one.
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
