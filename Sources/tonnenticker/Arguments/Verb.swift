/// What the program can do, by the word that asks for it.
enum Verb: String, CaseIterable {
    /// Asked for by no word at all.
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

    /// The verb that a word asks for.
    init?(word: String) {
        self.init(rawValue: word == "help" ? Verb.help.rawValue : word)
    }

    /// The options that it takes.
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

    /// How many words may follow it.
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

/// What changes how a verb is carried out.
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
