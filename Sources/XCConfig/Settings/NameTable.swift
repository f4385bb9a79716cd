import Foundation

/// Names with their numbers, in the order in which they were added.
///
/// Two names are one if they are equal as Swift strings, which is by their characters and not by their bytes.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`.
    private var ends: [Int] = []
    /// For each place of the hash table the number of a name, or `noIndex`; as many as a power of two.
    private var slots: [Int32] = [.noIndex, .noIndex]

    var count: Int { ends.count }

    subscript(number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }

    /// The number of a name, which is added if it's new.
    mutating func add(_ name: ArraySlice<UInt8>) -> Int {
        let key = Self.key(of: name)
        let slot = slot(of: key)
        if slots[slot] != .noIndex { return Int(slots[slot]) }
        slots[slot] = Int32(count)
        bytes += key
        ends.append(bytes.count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    func find(_ name: ArraySlice<UInt8>) -> Int? {
        let number = slots[slot(of: Self.key(of: name))]
        return number == .noIndex ? nil : Int(number)
    }

    func find(_ name: String) -> Int? { find(ArraySlice(name.utf8)) }

    private static func key(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if name.allSatisfy({ $0 < 0x80 }) { return name }
        return ArraySlice(String(decoding: name, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
    }

    private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

    /// The slot that has the name, or that it would get.
    private func slot(of name: ArraySlice<UInt8>) -> Int {
        name.withUnsafeBytes { name in
            var hasher = Hasher()
            hasher.combine(bytes: name)
            var slot = hasher.finalize() & (slots.count - 1)
            while slots[slot] != .noIndex, !isName(Int(slots[slot]), name) { slot = (slot + 1) & (slots.count - 1) }
            return slot
        }
    }

    private func isName(_ number: Int, _ name: UnsafeRawBufferPointer) -> Bool {
        let range = range(of: number)
        guard range.count == name.count else { return false }
        for index in 0..<name.count where bytes[range.lowerBound + index] != name[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: .noIndex, count: slots.count * 2)
        for number in 0..<count { slots[slot(of: bytes[range(of: number)])] = Int32(number) }
    }
}
