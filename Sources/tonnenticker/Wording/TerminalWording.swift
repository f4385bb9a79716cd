import TonnentickerCore

/// The German sentences that only the terminal client uses.
enum TerminalWording {
    static let notSetUp = "Noch kein Ort gewählt. Wähle ihn mit: tonnenticker einrichten ORT BEZIRK"
    static let argumentsNeeded = "Ohne Terminal fehlt hier eine Angabe: tonnenticker einrichten ORT BEZIRK"
    static let terminalNeeded = "--watch braucht ein Terminal."
    static let cancelled = "Abgebrochen, nichts gespeichert."
    static let interruptHint = "Strg-C beendet"
    static let loading = "Termine werden geladen"
    static let searching = "Orte werden gesucht"
    static let chooseHint = "Eine Zahl wählt, Strg-C bricht ab."
    static let severalHits = "Mehrere Orte passen: Wähle eine Zahl, oder tippe weiter."
    static let chooseNumber = "Nummer: "
    static let quitHint = "q oder Strg-C beendet"
    static let sameCommand = "denselben Befehl noch einmal aufrufen"
    static let noReminders = "Zurzeit ist nichts geplant."
    static let returnKey = "Eingabetaste"
    static let remindersOn = "an – am Vorabend um \(ReminderPlanner.hour):00 Uhr"
    static let remindersNeedCalendar =
        "Ein Terminal erinnert nicht von selbst, aber dein Kalender. Die Termine mit Erinnerung für ihn: "
        + "tonnenticker kalender --ics termine.ics"
    static let remindersLater =
        "Erinnerungen sind aus. Einschalten: tonnenticker mehr --erinnerungen an. Danach erinnert dein Kalender mit: "
        + "tonnenticker kalender --ics termine.ics"
    static let noJSON = "Die Angaben lassen sich nicht als JSON ausgeben."
    static let remindersOff = "Erinnerungen sind aus. Einschalten: tonnenticker mehr --erinnerungen an"

    static func remindersBeyond(_ days: Int, after shown: Int) -> String {
        "Nach den ersten \(shown) " + (days == 1 ? "folgt ein weiterer Tag." : "folgen \(days) weitere Tage.")
            + " Alle Termine: tonnenticker --alle"
    }

    static func unknownCommand(_ command: String) -> String {
        guard let meant = Verb(meantBy: command) else {
            return "Unbekannter Befehl „\(command)“. Alle Befehle: tonnenticker --help"
        }
        return "Unbekannter Befehl „\(command)“. Meintest du „\(meant.rawValue)“?"
    }

    /// - Parameter meant: The option that the user probably meant.
    static func unknownOption(_ option: String, _ verb: Verb, meant: Option?) -> String {
        guard let meant, meant.rawValue != option else {
            return "„\(option)“ passt hier nicht. Alle Optionen: \(help(on: verb))"
        }
        return "„\(option)“ passt hier nicht. Meintest du „\(meant.rawValue)“?"
    }

    static func unknownValue(_ value: String, allowed: [String]) -> String {
        "„\(value)“ passt hier nicht. Möglich: \(allowed.joined(separator: ", "))"
    }

    static func valueMissing(_ option: String, _ verb: Verb) -> String {
        "Hinter \(option) fehlt eine Angabe. Mehr dazu: \(help(on: verb))"
    }

    static func operandMissing(_ verb: Verb) -> String {
        "Hinter \(verb.rawValue) fehlt eine Angabe. Mehr dazu: \(help(on: verb))"
    }

    /// Describes a place or district that was typed as several words.
    static func tooManyNames(_ words: [String]) -> String {
        let names = [words[0], words.dropFirst().joined(separator: " ")].map(argument).joined(separator: " ")
        return "Das sind mehr als zwei Namen. Setze Namen mit Leerzeichen in Anführungszeichen: "
            + "tonnenticker einrichten \(names)"
    }

    private static func help(on verb: Verb) -> String {
        verb == .dates ? "tonnenticker --help" : "tonnenticker \(verb.rawValue) --help"
    }

    static func excluded(_ option: String, _ other: String) -> String {
        "\(option) und \(other) schließen sich aus."
    }

    static func foreignBackend(_ variable: String) -> String {
        "\(variable) nennt keine Adresse dieses Rechners. Möglich ist eine Adresse mit localhost."
    }

    static func fixedBackend(_ variable: String, _ flavour: String) -> String {
        "\(variable) gilt nur in der Variante Local. Dies ist die Variante \(flavour)."
    }

    static func numberExpected(upTo count: Int) -> String {
        "Bitte eine Zahl von 1 bis \(count)."
    }

    static func saved(_ address: String) -> String {
        "Gespeichert: \(address)"
    }

    static func outputLost(_ reason: StorageError.Reason) -> String {
        Wording.error(.unwritable(path: "Die Ausgabe", reason: reason))
    }

    static func written(_ path: String) -> String {
        "Geschrieben: \(path)"
    }

    /// - Parameter call: The call that shows the nearest of them.
    static func more(until date: String, call: String) -> String {
        "Weitere Termine bis \(date): \(call) \(Option.all.rawValue)"
    }

    static func moreMatches(_ count: Int) -> String {
        count == 1 ? "und ein weiterer – tippe weiter" : "und \(count) weitere – tippe weiter"
    }

    /// Describes a name of several words after an option.
    static func nameWithSpaces(_ option: String, _ words: [String]) -> String {
        "Das sind mehrere Angaben. Setze Namen mit Leerzeichen in Anführungszeichen: "
            + "tonnenticker mehr \(option) \(argument(words.joined(separator: " ")))"
    }

    /// Returns a name as it is typed in a shell.
    static func argument(_ name: String) -> String {
        if name.allSatisfy({ $0.isLetter || $0.isNumber || "-.".contains($0) }), !name.isEmpty { return name }
        return name.contains { "\"\\$`!".contains($0) }
            ? "'\(name.replacing("'", with: "'\\''"))'" : "\"\(name)\""
    }

    static func list(_ choices: [String]) -> String {
        choices.map { "  \($0)" }.joined(separator: "\n")
    }
}
