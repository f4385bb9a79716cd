/// Codes of one to three letters of which no two in a district are equal.
///
/// A code of the backend goes first, then the order of the list decides who keeps a code; the others take the code of
/// their category, and letters of their names: „Restabfall 2 wö“ and „Restabfall 4 wö“ become R and RE.
enum UniqueCodes {
    static func codes(for kinds: [BinKind]) -> [String] {
        var codes = kinds.map(\.style.code)
        var taken: Set<String> = []
        let order = kinds.indices.sorted { (kinds[$0].hasOwnCode ? 0 : 1, $0) < (kinds[$1].hasOwnCode ? 0 : 1, $1) }
        for index in order {
            if taken.contains(codes[index].uppercased()) {
                codes[index] = candidates(for: kinds[index]).first { !taken.contains($0) } ?? codes[index]
            }
            taken.insert(codes[index].uppercased())
        }
        return codes
    }

    private static func candidates(for kind: BinKind) -> [String] {
        let letters = kind.name.foldedToBaseLetters.uppercased().filter { ("A"..."Z").contains($0) }.map(String.init)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let code = kind.category == .unknown ? letters.first ?? "X" : kind.category.code
        let rest = letters.dropFirst() + alphabet
        let initial = String(code.prefix(1))
        return [code] + rest.map { code + $0 } + rest.flatMap { second in alphabet.map { initial + second + $0 } }
    }
}
