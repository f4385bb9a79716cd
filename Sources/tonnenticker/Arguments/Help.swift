import TonnentickerCore

/// The text of `--help`, about everything or about one verb.
struct Help {
    /// The columns of the terminal; at most 80 are used.
    let width: Int

    private static let widest = 80
    private static let indent = "  "

    init(width: Int) {
        self.width = min(width, Self.widest)
    }

    func lines(about verb: Verb?) -> [String] {
        guard let verb else { return overview }
        let options = verb.options.map { (Self.usage(of: $0), Self.explanation(of: $0, for: verb)) }
        return ["Aufruf"] + usage(of: verb) + [""] + Self.explanation(of: verb).wrapped(to: width)
            + (options.isEmpty ? [] : [""] + table("Optionen", options))
    }

    private var overview: [String] {
        "Better Tonnenticker: wann welche Tonne abgeholt wird.".wrapped(to: width) + [""]
            + table("Aufruf", Self.calls) + [""] + table("Optionen", Self.options) + [""]
            + table("Umgebung", Self.variables) + [""] + table("Rückgabewert", Self.statuses)
    }

    private func table(_ title: String, _ rows: [(String, String)]) -> [String] {
        [title] + LabelledRows(rows: rows, width: width, indent: Self.indent).lines
    }

    private static let calls = [
        ("tonnenticker [termine]", "die nächste Abholung und die Termine"),
        ("tonnenticker einrichten", "Ort und Bezirk wählen"),
        ("tonnenticker einrichten ORT [BEZIRK]", "dasselbe ohne Suche"),
        ("tonnenticker orte NAME", "Orte, die so heißen, und ihre Bezirke"),
        ("tonnenticker abc [WORT]", "was in welche Tonne gehört"),
        ("tonnenticker erinnerungen", "die geplanten Erinnerungen"),
        ("tonnenticker kalender", "die Termine als iCalendar (.ics)"),
        ("tonnenticker mehr", "Einstellungen zeigen und ändern"),
        ("tonnenticker mehr --tonnen", "Meine Tonnen: welche du hast"),
        ("tonnenticker demo [SZENARIO]", "Beispieldaten, ohne Netz"),
        ("tonnenticker info", "Version, Variante, Dienst und App-Icon"),
        ("tonnenticker version", "nur die Version"),
        ("tonnenticker hilfe BEFEHL", "mehr über einen Befehl"),
    ]

    private static let options = [
        (Option.all.rawValue, explanation(of: .all, for: .dates)),
        (Option.watch.rawValue, explanation(of: .watch, for: .dates)),
        (
            "--json",
            "Daten als JSON, bei " + Wording.list(Verb.allCases.filter { $0.options.contains(.json) }.map(\.rawValue))
        ),
        ("-h, --help", "diese Hilfe, hinter einem Befehl die zu ihm"),
    ]

    private static let variables = [
        ("NO_COLOR", "gesetzt: keine Farben"),
        ("COLORTERM, TERM", "wie viele Farben das Terminal kann"),
        ("XDG_CONFIG_HOME", "Ordner der Einstellungen, sonst ~/.config"),
        ("XDG_STATE_HOME", "Ordner der gemerkten Termine, sonst ~/.local/state"),
        ("TONNENTICKER_BACKEND", "Dienst auf diesem Rechner (nur Variante Local)"),
    ]

    private static let statuses = [
        ("0", "in Ordnung"), ("1", "Fehler"), ("2", "falscher Aufruf"), ("3", "noch kein Ort gewählt"),
        ("4", "gemerkte Termine gezeigt, neue waren nicht zu bekommen"),
    ]

    /// Returns the call with its operands and options, with line breaks between them.
    private func usage(of verb: Verb) -> [String] {
        var lines: [String] = []
        var line = Self.indent + "tonnenticker \(verb.rawValue)"
        for part in Self.parts(of: verb) {
            if line.columns + 1 + part.columns > width {
                lines.append(line)
                line = Self.indent + Self.indent + part
            } else {
                line += " " + part
            }
        }
        return lines + [line]
    }

    private static func parts(of verb: Verb) -> [String] {
        let operands: String? =
            switch verb {
            case .setUp: "[ORT [BEZIRK]]"
            case .places: "NAME"
            case .guide: "[WORT]"
            case .demo: "[SZENARIO]"
            case .help: "[BEFEHL]"
            case .dates, .reminders, .calendar, .settings, .info, .version: nil
            }
        return (operands.map { [$0] } ?? []) + verb.options.map { "[\(usage(of: $0))]" }
    }

    private static func usage(of option: Option) -> String {
        switch option {
        case .all, .watch, .json, .plain, .bins: option.rawValue
        case .ics: "\(option.rawValue) DATEI"
        case .reminders: "\(option.rawValue) an|aus"
        case .appearance: "\(option.rawValue) ART"
        case .deselect, .select: "\(option.rawValue) NAME"
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
            Zeigt, wenn Erinnerungen an sind, woran am Vorabend um \(ReminderPlanner.hour):00 Uhr zu denken ist. Ein \
            Terminal erinnert nicht von selbst: --ics schreibt die Termine, immer mit Erinnerung, in eine Datei, die \
            jeder Kalender einliest.
            """
        case .calendar:
            """
            Gibt die Termine als iCalendar aus, mit Erinnerung, wenn Erinnerungen an sind. In eine Datei: \
            tonnenticker kalender --ics termine.ics. Nicht jeder Kalender übernimmt die Erinnerungen: Manche fragen beim \
            Einlesen, andere nehmen ihre eigenen, und abonnierte erinnern oft nicht.
            """
        case .settings:
            """
            Zeigt Adresse, Erinnerungen und Darstellung, und ändert sie mit den Optionen. Mit --tonnen: die Tonnen des \
            Bezirks. \(Wording.binsCaption) Ein NAME ist auch die Nummer in der Liste; --ohne und --mit gehen mehrmals.
            """
        case .demo:
            """
            Zeigt Beispieldaten um den heutigen Tag herum, ohne Netz. Szenarien: \
            \(Wording.list(Command.scenarios.map(\.name))).
            """
        case .info: "Zeigt Version, Variante, Dienst und App-Icon."
        case .version: "Zeigt die Version und sonst nichts."
        case .help: "Zeigt die Hilfe, auch die zu einem Befehl."
        }
    }

    private static func explanation(of option: Option, for verb: Verb) -> String {
        switch option {
        case .all: "alle Termine statt nur der nächsten Wochen"
        case .watch: "zählt herunter, bis q oder Strg-C es beendet"
        case .json: "als JSON"
        case .ics: verb == .demo ? "schreibt die Termine stattdessen als iCalendar" : "schreibt sie als iCalendar"
        case .plain: "lässt die Erinnerungen weg, auch wenn sie an sind"
        case .reminders: "am Vorabend erinnern oder nicht"
        case .appearance: "system, hell oder dunkel: die Farben der Karte"
        case .bins: "die Tonnen des Bezirks, mit Nummern"
        case .deselect: "wählt eine Tonne ab, die du nicht hast"
        case .select: "wählt sie wieder"
        }
    }
}
