// The words themselves. Sources: the calendars of German municipalities.

extension WasteLexicon {
    /// Abbreviations that mean a fraction anywhere in a name.
    static let abbreviations: [String: WasteCategory] = [
        "hm": .residual, "rm": .residual, "ppk": .paper, "pap": .paper, "lvp": .packaging, "dsd": .packaging,
        "leichtvp": .packaging, "altkl": .textile, "eag": .electronic,
    ]

    /// Codes that mean a fraction as a whole name. Letters that calendars use for several are left out: S, W, M, SM.
    static let codes: [String: WasteCategory] = {
        let lists: KeyValuePairs<WasteCategory, String> = [
            .residual: "r ra rt rs", .organic: "b ba bm bt", .paper: "p ap pp pt", .packaging: "g gs gt lv ws wt wst",
            .glass: "gl", .garden: "gr ga gg", .christmasTree: "wb cb", .bulky: "sp spm", .textile: "ak",
            .electronic: "e",
        ]
        return Dictionary(uniqueKeysWithValues: lists.flatMap { category, list in words(list).map { ($0, category) } })
    }()

    static let containers = """
        tonne sack saeck container behaelter behaeltnis gefaess eimer kuebel box beutel tuete mulde korb koerbe
        """

    static let neutral = """
        abfall abfaell abfuhr abholung abgabe sammlung sammel sammler einsammlung leerung entleerung entsorgung
        aktion tag termin tour mobil bus auto wagen fahrzeug stoff material fraktion gut gueter rueckstaend annahme
        uebernahme stelle system buendel bund gemisch misch energie alt gross klein kleinst saison sommer winter herbst
        fruehjahr haus haushalt gewerbe privat verein um strasse komfort zusatz extra pflicht plus
        service hol bring roll umleer presse press bunt weiss teil artikel ware dienst menge masse zeug
        """

    static let services = """
        reinigung waesche wasch tausch umtausch austausch wechsel gebuehr meldung anmeldung abmeldung ummeldung
        anmelde abmelde bestellung bestell lieferung ausgabe verteilung verteil verkauf oeffnung rechnung bescheid
        beratung kontrolle reparatur schliessung ausfall kompostabgabe
        """

    static let generic = "muell mull"

    /// The ends that suspended words share: "Wert- und Schadstoffe".
    static let sharedEnds = words("stoff muell abfall abfaell baum baeum")

    typealias Fractions = (
        category: WasteCategory, certainty: WasteReading.Certainty, standsAlone: Bool, words: String
    )

    static let fractions: [Fractions] = [
        (
            .residual, .exact, true,
            """
            rest hausabfall hausabfaell haushaltsabfall haushaltsabfaell siedlungsabfall siedlungsabfaell
            gewerbeabfall gewerbeabfaell kehricht hausmuell hausmull
            """
        ),
        (.residual, .generic, true, generic),
        (.organic, .exact, true, "bio kompost nassmuell organik essensrest"),
        (.organic, .exact, false, "speise speisen kueche"),
        (.organic, .collective, false, "obst gemuese"),
        (.paper, .exact, true, "papier pappe karton kartonage zeitung zeitschrift illustrierte druckerzeugnis"),
        (.paper, .exact, false, "papp"),
        (.packaging, .exact, true, "verpackung kunststoff plastik leichtstoff"),
        (.packaging, .exact, false, "leicht"),
        (.packaging, .collective, true, "wertstoff"),
        (.packaging, .collective, false, "recycling"),
        (.glass, .exact, true, "glas glaeser flasche"),
        (
            .hazardous, .exact, true,
            """
            schadstoff sondermuell sonderabfall sonderabfaell problemstoff problemabfall problemabfaell problemmuell
            giftmuell giftstoff giftmobil gefahrstoff gefahrgut umweltmobil umweltbus umweltbrummi oekomobil
            batterie altoel
            """
        ),
        (
            .garden, .exact, true,
            """
            schnitt strauch straeuch straeucher strauchwerk astwerk buschwerk gestruepp gehoelz hecke laub haecksel haecksler
            schredder shredder geaest aeste reisig gruenrest wurzelstock wurzelstoeck
            """
        ),
        (.garden, .exact, false, "garten rasen gras ast pflanze stauden busch reb reben"),
        (.garden, .collective, false, "gruen grun"),
        (
            .christmasTree, .exact, true,
            "weihnachtsbaum weihnachtsbaeum christbaum christbaeum tannenbaum tannenbaeum"
        ),
        (.christmasTree, .collective, false, "baum baeum"),
        (.bulky, .exact, true, "sperr moebel hausrat grobmuell matratze"),
        (.textile, .exact, true, "kleider kleidung textil textilie schuh lumpen"),
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
    ]

    static let adjectives: KeyValuePairs<String, WasteCategory> = [
        "organisch biologisch biogen kompostierbar vegetabil": .organic, "gefaehrlich schadstoffhaltig": .hazardous,
        "pflanzlich": .garden, "sperrig": .bulky,
    ]

    static let colors: [String: WasteCategory] = {
        let stems: KeyValuePairs<String, WasteCategory> = [
            "gelb": .packaging, "orange": .packaging, "orangen": .packaging, "blau": .paper, "braun": .organic,
            "grau": .residual, "schwarz": .residual,
        ]
        let forms = stems.flatMap { stem, category in
            (inflections + ["farben", "farbene", "farbener"]).map { (stem + $0, category) }
        }
        return Dictionary(forms, uniquingKeysWith: { first, _ in first })
    }()

    static let phrases: [(first: String, second: String, category: WasteCategory)] = [
        ("weiss", "ware", .electronic), ("braun", "ware", .electronic),
        ("gruen", "punkt", .packaging), ("dual", "system", .packaging), ("uebrig", "abfae", .residual),
    ]

    /// Words before a service that is only a condition, as in "nach Anmeldung".
    static let conditions: Set<String> = [
        "auf", "nach", "mit", "ohne", "gegen", "per", "bei", "inkl", "inklusive",
    ]

    /// Words after such a service.
    static let requirements: Set<String> = ["erforderlich", "noetig", "notwendig"]

    static let containerWords = words(containers)

    static let serviceStems = words(
        "anmeld abmeld ummeld oeffnung gebuehr geoeffnet geschlossen entfaell entfallen abholen reinig")

    static let serviceEndings = words(
        "reinigung waesche tausch gebuehr gebuehren meldung bestellung lieferung ausgabe verteilung oeffnung rechnung")

    static let districtWords = words("bezirk tour zone gebiet route linie revier gruppe")

    static let placeWords = words(
        "hof hofs hofes hoefe hoefen platz plaetze plaetzen zentrum zentren deponie anlage werk markt boerse insel")

    static let placeEndings = words(
        """
        berg berge bergen burg dorf stadt stedt hausen heim feld felde bach au furt itz ingen wald hain rode leben
        bruck brueck kirchen hofen weiler muehle muehlen brunn see strasse str weg allee gasse
        """)

    static let rhythmWords = Set(words("w wo woe wtl t tg tgl x l ltr liter kw cbm mgb m mal und u oder pro im je"))

    static let rhythmStems = words(
        """
        woech woch taeg monat mtl jaehr jahr halbjaehr turnus rhythm gerade ungerade alle jede ein zwei drei vier sechs
        acht
        """)
}
