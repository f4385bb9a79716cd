/// The set of letters in a text as one machine word, which quickly rules out most texts.
struct LetterSet: Hashable, Sendable {
    private let bits: UInt32

    /// Creates the set of a folded text: a bit for each letter, one for all digits, and one for everything else.
    init(_ units: some Sequence<UInt8>) {
        bits = units.reduce(0) { bits, unit in
            switch unit {
            case 0x61...0x7A: bits | 1 << UInt32(unit - 0x61)
            case 0x30...0x39: bits | 1 << 26
            default: bits | 1 << 27
            }
        }
    }

    /// Returns how many kinds of letters are in this set but not in the other.
    func missing(in other: LetterSet) -> Int {
        (bits & ~other.bits).nonzeroBitCount
    }
}
