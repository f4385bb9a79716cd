/// The names one typing error away from a given one: two letters swapped, one missing, one extra or one wrong. A
/// different digit doesn't count, since `FLAGS_1` and `FLAGS_2` are probably both intended.
struct SimilarNames: Sequence {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)
    /// The length below which a different letter makes a different name.
    private static let shortestLength = 4

    private let name: [UInt8]

    init(to name: String) {
        self.name = Array(name.utf8)
    }

    func makeIterator() -> AnyIterator<String> {
        guard name.count >= Self.shortestLength else { return AnyIterator { nil } }
        return AnyIterator(
            [swapped, shortened, lengthened, replaced].lazy.joined()
                .map { String(decoding: $0, as: UTF8.self) }.makeIterator())
    }

    private var swapped: [[UInt8]] {
        name.indices.dropLast().filter { name[$0] != name[$0 + 1] }.map { index in
            var other = name
            other.swapAt(index, index + 1)
            return other
        }
    }

    private var shortened: [[UInt8]] {
        name.indices.filter { !Self.isDigit(name[$0]) }.map { Array(name[..<$0] + name[($0 + 1)...]) }
    }

    private var lengthened: [[UInt8]] {
        (0...name.count).flatMap { index in Self.letters.map { name[..<index] + [$0] + name[index...] }.map(Array.init)
        }
    }

    private var replaced: [[UInt8]] {
        name.indices.filter { !Self.isDigit(name[$0]) }.flatMap { index in
            Self.letters.filter { $0 != name[index] }.map { name[..<index] + [$0] + name[(index + 1)...] }.map(
                Array.init)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
