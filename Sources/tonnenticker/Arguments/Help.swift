/// What `--help` says, about everything or about one verb.
enum Help {
    private static let width = 80

    static func text(about verb: Verb?) -> String {
        guard let verb else { return overview }
        let columns = verb.options.map { usage(of: $0).columns }.max() ?? 0
        let options = verb.options.map { "  " + usage(of: $0).padded(to: columns + 2) + explanation(of: $0, for: verb) }
        let parts = [
            "Aufruf\n  \(usage(of: verb))\n\n" + explanation(of: verb).wrapped(to: width).joined(separator: "\n"),
            options.isEmpty ? nil : "Optionen\n" + options.joined(separator: "\n"),
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }

    private static let overview = """
        Better Tonnenticker: wann welche Tonne abgeholt wird.

        Aufruf
          tonnenticker [--alle] [--watch]       die nächste Abholung und die Termine
          tonnenticker einrichten               Ort und Bezirk wählen
          tonnenticker einrichten ORT [BEZIRK]  dasselbe ohne Rückfragen
          tonnenticker orte NAME                Orte, die so heißen, und ihre Bezirke
          tonnenticker abc [WORT]               was in welche Tonne gehört
          tonnenticker erinnerungen             die geplanten Erinnerungen
          tonnenticker kalender                 die Termine als iCalendar (.ics)
          tonnenticker mehr                     Einstellungen zeigen und ändern
          tonnenticker demo [SZENARIO]          Beispieldaten, ohne Netz
          tonnenticker info                     Version, Variante, Dienst und App-Icon
          tonnenticker hilfe BEFEHL             mehr über einen Befehl

        Optionen
          --alle       alle Termine statt nur der nächsten Wochen
          --watch      zählt herunter, bis Strg-C es beendet
          --json       Daten als JSON, bei allen Befehlen, die Daten ausgeben
          -h, --help   diese Hilfe, hinter einem Befehl die zu ihm

        Umgebung
          NO_COLOR              gesetzt: keine Farben
          COLORTERM, TERM       wie viele Farben das Terminal kann
          XDG_CONFIG_HOME       Ordner der Einstellungen, sonst ~/.config
          XDG_STATE_HOME        Ordner der gemerkten Termine, sonst ~/.local/state
          TONNENTICKER_BACKEND  Dienst auf diesem Rechner (nur Variante local)

        Rückgabewert
          0 in Ordnung · 1 Fehler · 2 falscher Aufruf · 3 noch kein Ort gewählt
          4 keine Verbindung, gemerkte Termine gezeigt
        """

    private static func usage(of verb: Verb) -> String {
        let operands: String? =
            switch verb {
            case .setUp: "[ORT [BEZIRK]]"
            case .places: "NAME"
            case .guide: "[WORT]"
            case .demo: "[" + Command.scenarios.map(\.name).joined(separator: "|") + "]"
            case .help: "[BEFEHL]"
            case .dates, .reminders, .calendar, .settings, .info: nil
            }
        return
            (["tonnenticker", verb.rawValue, operands].compactMap(\.self) + verb.options.map { "[\(usage(of: $0))]" })
            .joined(separator: " ")
    }

    private static func usage(of option: Option) -> String {
        switch option {
        case .all, .watch, .json: option.rawValue
        case .ics: "\(option.rawValue) DATEI"
        case .reminders: "\(option.rawValue) an|aus"
        case .appearance: "\(option.rawValue) system|hell|dunkel"
        }
    }

    private static func explanation(of verb: Verb) -> String {
        switch verb {
        case .dates: "Zeigt die nächste Abholung und die Termine; auch ohne den Befehl „termine“."
        case .setUp:
            """
            Wählt Ort und Bezirk. Ohne Angaben sucht es beim Tippen, und eine Zahl wählt. Umlaute und Großschreibung \
            sind egal: „schloss holte“ findet Schloß Holte-Stukenbrock. Ein Ort mit nur einem Bezirk braucht keinen.
            """
        case .places: "Zeigt die Orte, die zu einem Namen passen, mit ihren Bezirken."
        case .guide:
            "Sagt, wohin etwas gehört, auch mit einem Tippfehler. Ohne Wort: alles von A bis Z."
        case .reminders:
            """
            Zeigt, woran am Vorabend um 18:00 Uhr zu denken ist. Ein Terminal erinnert nicht von selbst: --ics schreibt \
            die Termine mit Erinnerung in eine Datei, die jeder Kalender einliest.
            """
        case .calendar: "Gibt die Termine als iCalendar aus: tonnenticker kalender > termine.ics"
        case .settings: "Zeigt Adresse, Erinnerungen und Darstellung, und ändert sie mit den Optionen."
        case .demo: "Zeigt Beispieldaten um den heutigen Tag herum, ohne Netz."
        case .info: "Zeigt Version, Variante, Dienst und App-Icon."
        case .help: "Zeigt die Hilfe, auch die zu einem Befehl."
        }
    }

    private static func explanation(of option: Option, for verb: Verb) -> String {
        switch option {
        case .all: "alle Termine statt nur der nächsten Wochen"
        case .watch: "zählt herunter, bis Strg-C es beendet"
        case .json: "als JSON"
        case .ics: verb == .demo ? "schreibt die Termine stattdessen als iCalendar" : "schreibt sie als iCalendar"
        case .reminders: "am Vorabend erinnern oder nicht"
        case .appearance: "helle oder dunkle Karte"
        }
    }
}
