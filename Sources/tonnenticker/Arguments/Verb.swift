/// The actions of the program, by the word that requests them.
enum Verb: String, CaseIterable {
    /// The default action, requested by a call without any word.
    case dates = "termine"
    case setUp = "einrichten"
    case places = "orte"
    case guide = "abc"
    case reminders = "erinnerungen"
    case calendar = "kalender"
    case settings = "mehr"
    case demo
    case info
    case version
    case help = "hilfe"

    /// Finds the verb for a word.
    init?(word: String) {
        self.init(rawValue: word == "help" ? Verb.help.rawValue : word)
    }

    /// The options that the verb accepts.
    var options: [Option] {
        switch self {
        case .dates: [.all, .watch, .json]
        case .setUp, .version, .help: []
        case .places, .guide, .info: [.json]
        case .calendar: [.ics, .plain]
        case .reminders: [.ics, .json]
        case .settings: [.bins, .deselect, .select, .reminders, .appearance, .json]
        case .demo: [.all, .watch, .ics, .json]
        }
    }

    /// How many words may follow the verb.
    var operands: ClosedRange<Int> {
        switch self {
        case .dates, .reminders, .calendar, .settings, .info, .version: 0...0
        case .setUp: 0...2
        case .places: 1...Int.max
        case .guide: 0...Int.max
        case .demo, .help: 0...1
        }
    }
}

/// An option that changes how a verb is carried out.
enum Option: String, CaseIterable {
    case all = "--alle"
    case watch = "--watch"
    case json = "--json"
    case ics = "--ics"
    case plain = "--ohne-erinnerung"
    case reminders = "--erinnerungen"
    case appearance = "--darstellung"
    case bins = "--tonnen"
    case deselect = "--ohne"
    case select = "--mit"

    var takesValue: Bool {
        switch self {
        case .all, .watch, .json, .plain, .bins: false
        case .ics, .reminders, .appearance, .deselect, .select: true
        }
    }
}
