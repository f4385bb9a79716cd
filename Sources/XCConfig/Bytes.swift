/// The bytes that the grammar of .xcconfig knows.
extension UInt8 {
    /// Space, tab, vertical tab or form feed.
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }

    /// `[A-Za-z_]`
    var startsName: Bool { (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "_") }

    /// `[A-Za-z0-9_]`
    var continuesName: Bool { startsName || self &- 0x30 < 10 }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// The collection without blanks at its end.
    func droppingTrailingBlanks() -> SubSequence {
        var end = endIndex
        while end > startIndex, self[end - 1].isBlank { end -= 1 }
        return self[startIndex..<end]
    }
}

/// Well-formed UTF-8 of the same text; each ill-formed sequence becomes U+FFFD.
func repairedUTF8(_ bytes: some Collection<UInt8>) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return Array(bytes) }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
}
