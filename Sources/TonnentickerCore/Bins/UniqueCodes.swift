/// An assignment of codes of one to three letters that are unique within a district.
///
/// Codes from the backend take precedence, then the order of the list. The remaining bins use the code of their
/// category and letters of their names: "Restabfall 2 wö" and "Restabfall 4 wö" become R and RE.
enum UniqueCodes {
    static func codes(for kinds: [BinKind]) -> [String] {
        var codes = kinds.map(\.style.code)
        var taken: Set<String> = []
        var exhausted: Set<String> = []
        let order = kinds.indices.sorted { (kinds[$0].hasOwnCode ? 0 : 1, $0) < (kinds[$1].hasOwnCode ? 0 : 1, $1) }
        for index in order {
            let candidates = Candidates(for: kinds[index])
            if taken.contains(codes[index].uppercased()), !exhausted.contains(candidates.code) {
                if let free = candidates.first(where: { !taken.contains($0) }) {
                    codes[index] = free
                } else {
                    exhausted.insert(candidates.code)
                }
            }
            taken.insert(codes[index].uppercased())
        }
        return codes
    }
}

/// The possible codes of a kind. The first code determines which they are, and the name determines their order.
private struct Candidates {
    private static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    let code: String
    private let letters: [String]

    init(for kind: BinKind) {
        let letters = kind.name.foldedToBaseLetters.uppercased().filter { ("A"..."Z").contains($0) }.map(String.init)
        code = kind.category == .unknown ? letters.first ?? "X" : kind.category.code
        self.letters = letters.dropFirst() + Self.alphabet
    }

    func first(where isFree: (String) -> Bool) -> String? {
        if isFree(code) { return code }
        for letter in letters where isFree(code + letter) { return code + letter }
        for second in letters {
            for third in Self.alphabet where isFree(code.prefix(1) + second + third) {
                return code.prefix(1) + second + third
            }
        }
        return nil
    }
}
