import Foundation

/// Names with their numbers, in the order in which they were added.
///
/// Two names are one if they are equal as Swift strings, which is by their characters and not by their bytes.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`.
    private var ends: [Int] = []
    private var hashes: [Int] = []
    /// For each place of the hash table the number of a name, or `noIndex`; as many as a power of two.
    private var slots: [Int32] = [.noIndex, .noIndex]

    var count: Int { ends.count }

    subscript(number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }

    /// The number of a name, which is added if it's new.
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

    /// The form that a name is kept in; one of ASCII characters is its own.
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

    /// The slot that has the name, or that it would get.
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
