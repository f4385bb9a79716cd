import Foundation

/// Keeps secrets out of sight in source and binary: they don't turn up in searches for their text. Those who take the
/// binary apart can read them all the same.
enum Obfuscation {
    /// Eight bytes that seed a stream, and the secrets, a line each, XOR-ed with the stream; in base64.
    ///
    /// One text for all of them: with a literal each the compiler takes several times as long for thousands. The seed
    /// comes from the secrets, so that equal secrets give equal sources.
    static func hidden(_ secrets: [String]) -> String {
        let plain = secrets.joined(separator: "\n")
        let seed = Fingerprint.of(plain)
        var state = seed
        let hidden = plain.utf8.map { byte in
            state = state &* multiplier &+ increment
            return byte ^ UInt8(truncatingIfNeeded: state >> 56)
        }
        let seedBytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: seed >> $0) }
        return Data(seedBytes + hidden).base64EncodedString()
    }

    /// The inverse, as part of the generated type.
    static let revealing = """
        /// Undoes what keeps the secrets out of searches; it doesn't protect them from people with the program.
        private static func revealed(_ hidden: String) -> [String] {
            let bytes = Data(base64Encoded: hidden) ?? Data()
            var state = bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            let plain = bytes.dropFirst(8).map { byte in
                state = state &* \(multiplier) &+ \(increment)
                return byte ^ UInt8(truncatingIfNeeded: state >> 56)
            }
            return plain.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        }
        """

    // Knuth's constants for a linear congruential generator of 64 bits (MMIX).
    private static let multiplier: UInt64 = 6_364_136_223_846_793_005
    private static let increment: UInt64 = 1_442_695_040_888_963_407
}
