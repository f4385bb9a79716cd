import Foundation

/// A table of unique names, numbered in the order in which they were added.
///
/// Names are compared like Swift strings: by characters, not by bytes.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// The end of each name in `bytes`.
    private var ends: [Int] = []
    private var hashes: [Int] = []
    /// The hash table: each slot contains the number of a name, or `noIndex`. Their count is a power of two.
    private var slots: [Int32] = [.noIndex, .noIndex]

    var count: Int { ends.count }

    subscript(number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }

    /// Returns the number of a name, which is added if it's new.
    mutating func add(_ name: ArraySlice<UInt8>) -> Int {
        if name.allSatisfy({ $0 < 0x80 }) { return addKey(name) }
        return addKey(ArraySlice(Self.key(of: String(decoding: name, as: UTF8.self)).utf8))
    }

    func find(_ name: ArraySlice<UInt8>) -> Int? {
        if let number = name.withUnsafeBytes({ number(of: $0) }) { return number }
        return name.allSatisfy { $0 < 0x80 } ? nil : find(String(decoding: name, as: UTF8.self))
    }

    func find(_ name: String) -> Int? {
        var name = name
        if let number = name.withUTF8({ number(of: UnsafeRawBufferPointer($0)) }) { return number }
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        var key = Self.key(of: name)
        return key.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
    }

    /// Returns the form in which a name is stored. An ASCII name is stored as it is.
    private static func key(of name: String) -> String { name.precomposedStringWithCanonicalMapping }

    private mutating func addKey(_ key: ArraySlice<UInt8>) -> Int {
        let hash = key.withUnsafeBytes { Self.hash($0) }
        let slot = key.withUnsafeBytes { self.slot(of: $0, hash) }
        if slots[slot] != .noIndex { return Int(slots[slot]) }
        slots[slot] = Int32(count)
        bytes += key
        ends.append(bytes.count)
        hashes.append(hash)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private func number(of key: UnsafeRawBufferPointer) -> Int? {
        let number = slots[slot(of: key, Self.hash(key))]
        return number == .noIndex ? nil : Int(number)
    }

    private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

    private static func hash(_ key: UnsafeRawBufferPointer) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: key)
        return hasher.finalize()
    }

    /// Returns the slot that contains the name, or the empty one where it belongs.
    private func slot(of key: UnsafeRawBufferPointer, _ hash: Int) -> Int {
        var slot = hash & (slots.count - 1)
        while slots[slot] != .noIndex, !isKey(Int(slots[slot]), key, hash) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func isKey(_ number: Int, _ key: UnsafeRawBufferPointer, _ hash: Int) -> Bool {
        let range = range(of: number)
        guard hashes[number] == hash, range.count == key.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            guard let name = bytes.baseAddress, let start = key.baseAddress else { return true }
            return memcmp(name + range.lowerBound, start, key.count) == 0
        }
    }

    private mutating func grow() {
        slots = Array(repeating: .noIndex, count: slots.count * 2)
        for number in 0..<count {
            var slot = hashes[number] & (slots.count - 1)
            while slots[slot] != .noIndex { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
