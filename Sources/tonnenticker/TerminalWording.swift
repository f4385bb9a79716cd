/// The sentences that only the terminal client says.
enum TerminalWording {
    static let help = """
        Better Tonnenticker: wann welche Tonne abgeholt wird.

        Aufruf
          tonnenticker [--alle]                die nächste Abholung und die Termine
          tonnenticker einrichten              Ort und Bezirk wählen
          tonnenticker einrichten ORT [BEZIRK] dasselbe ohne Rückfragen
          tonnenticker demo [--alle]           Beispieldaten, ohne Netz
          tonnenticker info                    Variante, Dienst und App-Icon

        Optionen
          --alle       alle Termine statt nur der nächsten Wochen
          -h, --help   diese Hilfe

        Umgebung
          NO_COLOR           gesetzt: keine Farben
          XDG_CONFIG_HOME    Ordner der Einstellungen, sonst ~/.config

        Rückgabewert
          0 in Ordnung · 1 Fehler · 2 falscher Aufruf · 3 noch kein Ort gewählt
        """

    static let notSetUp = "Noch kein Ort gewählt. Wähle ihn mit: tonnenticker einrichten ORT BEZIRK"
    static let argumentsNeeded = "Ohne Terminal fehlt hier eine Angabe: tonnenticker einrichten ORT BEZIRK"
    static let cancelled = "Abgebrochen, nichts gespeichert."
    static let chooseNumber = "Nummer: "
    static let chooseNumberOrName = "Nummer, oder ein anderer Name: "

    static func unknownCommand(_ command: String) -> String {
        "Unbekannter Befehl „\(command)“. Alle Befehle: tonnenticker --help"
    }

    static func unknownOption(_ option: String) -> String {
        "„\(option)“ passt hier nicht. Alle Optionen: tonnenticker --help"
    }

    static func numberExpected(upTo count: Int) -> String {
        "Bitte eine Zahl von 1 bis \(count)."
    }

    static func saved(_ address: String) -> String {
        "Gespeichert: \(address)"
    }

    static func more(until date: String) -> String {
        "Weitere Termine bis \(date): tonnenticker --alle"
    }

    static func ambiguous(_ name: String, _ choices: [String]) -> String {
        "„\(name)“ ist nicht eindeutig:\n" + choices.map { "  \($0)" }.joined(separator: "\n")
    }

    static func unknownDistrict(_ name: String, _ choices: [String]) -> String {
        "Kein Bezirk „\(name)“. Es gibt:\n" + choices.map { "  \($0)" }.joined(separator: "\n")
    }

    static func districtNeeded(_ choices: [String]) -> String {
        argumentsNeeded + "\nBezirke:\n" + choices.map { "  \($0)" }.joined(separator: "\n")
    }
}
