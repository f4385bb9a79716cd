/// The letters that calendars use for bins: "R 14-täglich", "B", "GT 1100 l". They count only in a name that otherwise
/// contains nothing but rhythms, sizes, containers and districts.
enum CalendarCode {
    /// Returns the kinds in a folded name, each once; empty if it contains anything else.
    static func categories(of text: String) -> [WasteCategory] {
        var found: [WasteCategory] = []
        var isAfterDistrict = false
        for token in text.split(whereSeparator: { !("a"..."z").contains($0) }).map(String.init) {
            defer { isAfterDistrict = WasteLexicon.isDistrict(token) }
            if let category = WasteLexicon.codes[token] ?? WasteLexicon.abbreviations[token], !isAfterDistrict {
                found.append(category)
            } else if !isNeutral(token), !isAfterDistrict || token.count > 2 {
                return []
            }
        }
        return found.uniqued
    }

    private static func isNeutral(_ token: String) -> Bool {
        WasteLexicon.isDistrict(token) || WasteLexicon.isContainer(token) || WasteLexicon.isRhythm(token)
    }
}

extension [WasteCategory] {
    /// The elements without repetitions, in the order of their first occurrence.
    var uniqued: [WasteCategory] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
