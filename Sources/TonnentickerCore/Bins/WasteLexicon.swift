/// The words that waste names consist of, folded ("ü" as "ue") and without endings.
enum WasteLexicon {
    /// Every word that compounds consist of.
    static let parts: WordTree<Part> = {
        var tree = WordTree<Part>()
        for word in words(containers) { tree.insert(word, .container) }
        for word in words(neutral) { tree.insert(word, .neutral) }
        for word in words(services) { tree.insert(word, .service) }
        for (category, certainty, standsAlone, list) in fractions {
            let part = Part.fraction(WasteReading(category: category, certainty: certainty), standsAlone: standsAlone)
            for word in words(list) { tree.insert(word, part) }
        }
        for (words, category) in adjectives {
            let part = Part.fraction(WasteReading(category: category, certainty: .exact), standsAlone: true)
            for word in Self.words(words) { for ending in inflections { tree.insert(word + ending, part) } }
        }
        for (color, category) in colors {
            tree.insert(
                color, .fraction(WasteReading(category: category, certainty: .collective), standsAlone: false))
        }
        return tree
    }()

    /// The words that are long enough to recognize despite a typing error, and pairs of the short ones.
    static let misspelling: Misspelling = {
        let named = fractions.filter { $0.certainty != .generic && $0.standsAlone }.flatMap { words($0.words) }
        let starts = named + ["haus", "gruen", "hecken", "garten"]
        let ends = words("tonne sack saeck container abfall abfaell muell gut schnitt")
        let pairs = starts.flatMap { start in ends.map { start + $0 } } + named.map { "alt" + $0 }
        let short = (words(containers) + words(neutral) + words(generic)).filter { $0.count >= 5 }
        let long = fractions.flatMap { words($0.words) }.filter { $0.count >= 6 }
        return Misspelling(of: Set((pairs + short + long).map { Letters(folded: $0) }))
    }()

    /// Returns the kind that a colour means, in any inflection.
    static func color(_ word: String) -> WasteCategory? {
        colors[word]
    }

    /// Returns the kind of the colours that differ from a word in one letter, if they share one: "gleber".
    static func colorWithTypingError(_ word: String) -> WasteCategory? {
        let meant = Set(misspelledColors.words(like: Letters(folded: word)).compactMap { colors[String(letters: $0)] })
        return meant.count == 1 ? meant.first : nil
    }

    private static let misspelledColors = Misspelling(
        of: colors.keys.filter { $0.count >= 5 }.map { Letters(folded: $0) })

    /// Returns the kind that two neighbouring words mean together.
    static func phrase(_ first: String, _ second: String?) -> WasteCategory? {
        guard let second else { return nil }
        return phrases.first { first.hasPrefix($0.first) && second.hasPrefix($0.second) }?.category
    }

    static func isContainer(_ word: String) -> Bool {
        containerWords.contains { word.hasPrefix($0) }
    }

    /// Returns whether a word says how often: "wöchentl", "tgl".
    static func isRhythm(_ word: String) -> Bool {
        rhythmWords.contains(word) || rhythmStems.contains { word.hasPrefix($0) }
    }

    /// Returns whether the next word may be the name of a district: "Bezirk B", "Tour Blau".
    static func isDistrict(_ word: String) -> Bool {
        districtWords.contains { word.hasSuffix($0) }
    }

    /// Returns whether a compound names a place or thing rather than a collection: "Wertstoffhof".
    static func isPlace(_ word: String) -> Bool {
        placeWords.contains { word.hasSuffix($0) }
    }

    /// Returns whether a word ends like the name of a place or street: "Grünberg", "Papiermühle".
    static func soundsLikePlace(_ word: String) -> Bool {
        placeEndings.contains { word.hasSuffix($0) }
    }

    /// Returns whether a word that the lexicon doesn't explain names a service: "Straßenreinigung", "Anmeldekarte".
    static func soundsLikeService(_ word: String) -> Bool {
        serviceStems.contains { word.hasPrefix($0) } || serviceEndings.contains { word.hasSuffix($0) }
    }

    static let inflections = ["", "e", "er", "es", "en", "em"]

    static func words(_ list: String) -> [String] {
        list.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
