/// The inflection of folded German words, by rule and table. Umlauts need no rule because folding removes them.
enum Inflection {
    /// Returns the forms that a word may be inflected from, likeliest first.
    ///
    /// - Parameter areRegular: Whether to omit rare forms, which in a compound fit only by chance.
    static func bases(of word: ArraySlice<UInt8>, areRegular: Bool = false) -> [[UInt8]] {
        var bases = forms(of: word, by: regular)
        if !areRegular { bases += forms(of: word, by: rare) + plurals.map { word + $0 } }
        return bases
    }

    /// Returns a word without its ending, once for each ending that it may have.
    static func withoutEndings(_ word: ArraySlice<UInt8>) -> [[UInt8]] {
        forms(of: word, by: plain)
    }

    /// Returns whether two words are forms of one: "kaputte" and "kaputtes".
    static func areForms(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        if first == second { return true }
        let bases = bases(of: first[...])
        let others = Self.bases(of: second[...])
        return bases.contains(second) || others.contains(first)
            || bases.contains { $0.count > shortest && others.contains($0) }
    }

    /// The fewest letters that may remain of a word without its ending: "CD", "Ei".
    private static let shortest = 2

    /// An ending, and its replacement in the dictionary form.
    private typealias Rule = (ending: [UInt8], replacement: [UInt8])

    private static func forms(of word: ArraySlice<UInt8>, by rules: [UInt8: [Rule]]) -> [[UInt8]] {
        var forms: [[UInt8]] = []
        for (ending, replacement) in word.last.flatMap({ rules[$0] }) ?? []
        where word.count >= ending.count + shortest && word.suffix(ending.count).elementsEqual(ending) {
            forms.append(word.dropLast(ending.count) + replacement)
        }
        return forms
    }

    /// Plurals and cases: "Tassen", "Tischs", "Gläsern".
    private static let plain = rules("n s e en er es")

    /// Plurals of words that double their s ("Busse"), and diminutives ("Gläschen", "Döschen", "Kästchen"), too.
    private static let regular = rules(
        "n s e en er es ern nen em se sen ses chen chen/e chen/en chens chens/e lein lein/e lein/en")

    /// "Alben", "Kakteen", "Aquarien", "Antibiotika", "Atlanten".
    private static let rare = rules("en/um en/us en/a een/us ien/ium a/um ten/s")

    /// The plural endings that a listed item may have: "Nudeln", "Gräten".
    private static let plurals = ["n", "e", "s", "en"].map { Array($0.utf8) }

    /// Parses rules by the last letter of the ending, written as "ending" or "ending/replacement".
    private static func rules(_ list: String) -> [UInt8: [Rule]] {
        let rules = list.utf8.split(separator: UInt8(ascii: " ")).map { rule -> Rule in
            let parts = rule.split(separator: UInt8(ascii: "/"))
            return (Array(parts[0]), parts.count > 1 ? Array(parts[1]) : [])
        }
        return Dictionary(grouping: rules) { $0.ending.last ?? 0 }
    }
}
