/// The words that waste names are made of, folded („ü“ as „ue“) and without endings.
enum WasteLexicon {
    enum Part {
        /// Names a fraction; one that doesn't stand alone needs another word after it („Grün·gut“).
        case fraction(WasteReading, standsAlone: Bool)
        /// Says how, when or in what it is collected.
        case neutral
    }

    static let abbreviations: [String: WasteCategory] = [
        "hm": .residual, "rm": .residual, "ppk": .paper, "lvp": .packaging, "dsd": .packaging,
    ]

    /// Every word of the lexicon.
    static let parts: [String: Part] = {
        var parts: [String: Part] = [:]
        for word in words(neutral) { parts[word] = .neutral }
        for (category, certainty, standsAlone, list) in fractions {
            let part = Part.fraction(WasteReading(category: category, certainty: certainty), standsAlone: standsAlone)
            for word in words(list) { parts[word] = part }
        }
        for (word, category) in adjectives {
            let part = Part.fraction(WasteReading(category: category, certainty: .exact), standsAlone: true)
            for ending in inflections { parts[word + ending] = part }
        }
        return parts
    }()

    /// The lengths of the words, longest first.
    static let lengths = Set(parts.keys.map(\.count)).sorted(by: >)

    /// The kind that a colour stands for, in any inflection.
    static func color(_ word: String) -> WasteCategory? {
        colors[word]
    }

    /// The kind that two neighbouring words stand for together.
    static func phrase(_ first: String, _ second: String?) -> WasteCategory? {
        guard let second else { return nil }
        return phrases.first { first.hasPrefix($0.first) && second.hasPrefix($0.second) }?.category
    }

    static func isContainer(_ word: String) -> Bool {
        containerWords.contains { word.hasPrefix($0) }
    }

    /// Whether a compound names a place or thing and no collection: „Wertstoffhof“.
    static func isPlaceOfDisposal(_ word: String) -> Bool {
        placeWords.contains { word.hasSuffix($0) }
    }

    private static let containers = "tonne sack saeck container behaelter behaeltnis gefaess eimer kuebel box beutel"

    private static let containerWords = words(containers)

    private static let neutral =
        containers + """
             abfall abfaell abfuhr abholung abgabe sammlung sammel sammler einsammlung leerung entleerung entsorgung
             aktion tag termin tour mobil bus auto wagen fahrzeug stoff material fraktion gut gueter rueckstaend annahme
             stelle system buendel bund gemisch misch energie alt gross klein kleinst saison sommer winter herbst
             fruehjahr haus haushalt gewerbe privat verein verkauf um strasse komfort zusatz extra pflicht plus wechsel
             service hol bring roll umleer presse press mulde bunt weiss teil artikel ware dienst menge masse
            """

    private static let fractions: [(WasteCategory, WasteReading.Certainty, standsAlone: Bool, words: String)] = [
        (.residual, .exact, true, "rest hausabfall hausabfaell haushaltsabfall haushaltsabfaell siedlungsabfall"),
        (.residual, .generic, true, "muell mull"),
        (.organic, .exact, true, "bio kompost nassmuell"),
        (.organic, .exact, false, "speise speisen kueche essen organik"),
        (.paper, .exact, true, "papier pappe karton kartonage kart zeitung zeitschrift"),
        (.paper, .exact, false, "papp"),
        (.packaging, .exact, true, "verpackung kunststoff plastik"),
        (.packaging, .exact, false, "leicht"),
        (.packaging, .collective, true, "wertstoff"),
        (.packaging, .collective, false, "recycling"),
        (.glass, .exact, true, "glas glaeser flasche"),
        (
            .hazardous, .exact, true,
            """
            schadstoff sondermuell sonderabfall sonderabfaell problemstoff problemabfall problemabfaell problemmuell
            giftmuell giftstoff giftmobil gefahrstoff gefahrgut umweltmobil umweltbus umweltbrummi oekomobil
            """
        ),
        (
            .garden, .exact, true,
            "schnitt strauch straeuch strauchwerk buschwerk hecke laub haecksel haecksler geaest reisig gruenrest"
        ),
        (.garden, .exact, false, "garten rasen ast aeste pflanze"),
        (.garden, .collective, false, "gruen grun"),
        (
            .christmasTree, .exact, true,
            "weihnachtsbaum weihnachtsbaeum christbaum christbaeum tannenbaum tannenbaeum"
        ),
        (.christmasTree, .collective, false, "baum baeum"),
        (.bulky, .exact, true, "sperr moebel hausrat"),
        (.textile, .exact, true, "kleider kleidung textil textilie schuh"),
        (
            .electronic, .exact, true,
            """
            elektro elektronik elektrik eschrott emuell egeraet ealtgeraet bildschirm fernseher kuehlschrank
            kuehlschraenk waschmaschine weissware
            """
        ),
        (.electronic, .exact, false, "kuehl gefrier"),
        (.electronic, .collective, true, "geraet"),
        (.metal, .exact, true, "metall eisen blech"),
        (.metal, .collective, true, "schrott"),
        (.diaper, .exact, true, "windel inkontinenz"),
        (.packaging, .collective, false, "gelb"),
        (.paper, .collective, false, "blau"),
        (.organic, .collective, false, "braun"),
        (.residual, .collective, false, "grau schwarz"),
    ]

    private static let adjectives: KeyValuePairs<String, WasteCategory> = [
        "sperrig": .bulky, "organisch": .organic, "biologisch": .organic, "kompostierbar": .organic,
        "gefaehrlich": .hazardous,
        "schadstoffhaltig": .hazardous, "pflanzlich": .garden,
    ]

    private static let colors: [String: WasteCategory] = {
        let stems: KeyValuePairs<String, WasteCategory> = [
            "gelb": .packaging, "blau": .paper, "braun": .organic, "grau": .residual, "schwarz": .residual,
        ]
        return Dictionary(
            uniqueKeysWithValues: stems.flatMap { stem, category in inflections.map { (stem + $0, category) } }
        )
    }()

    private static let phrases: [(first: String, second: String, category: WasteCategory)] = [
        ("weiss", "ware", .electronic), ("braun", "ware", .electronic),
        ("gruen", "punkt", .packaging), ("dual", "system", .packaging),
    ]

    private static let places =
        "hof hofs hofes hoefe hoefen platz plaetze plaetzen zentrum zentren deponie anlage werk markt boerse insel"

    private static let placeWords = words(places)

    private static let inflections = ["", "e", "er", "es", "en", "em"]

    private static func words(_ list: String) -> [String] {
        list.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
