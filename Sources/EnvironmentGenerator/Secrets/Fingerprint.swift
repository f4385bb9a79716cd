/// FNV-1a with 64 bits, finished by a mix so that similar texts have different high bits.
enum Fingerprint {
    static func of(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        return hash ^ hash >> 33
    }

    /// What may be told of a secret: `20 characters, fingerprint 3fa0`. Of a short one, which could be a word or a
    /// number that can be guessed, a fingerprint would tell when the guess is right.
    static func described(_ secret: String) -> String {
        "\(secret.count) character\(secret.count == 1 ? "" : "s")"
            + (secret.utf8.count < 16 ? "" : ", fingerprint \(short(secret))")
    }

    /// Four hexadecimal digits that tell two secrets apart, and too few to find one.
    static func short(_ text: String) -> String {
        let digits = String(of(text) & 0xFFFF, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
