import TonnentickerCore

/// A parsed request to the program.
enum Command: Equatable {
    /// Shows the card and the dates: all of them, or the near ones.
    case dates(DatesOptions)
    /// Shows the same for embedded data, or with a file exports their calendar instead.
    case demo(PreviewAPI.Scenario, DatesOptions, calendarFile: String?)
    case setUp(place: String?, district: String?)
    case places(name: String, asJSON: Bool)
    case guide(text: String, asJSON: Bool)
    case reminders(calendarFile: String?, asJSON: Bool)
    case calendar(file: String?, isPlain: Bool)
    /// Shows the settings, or with `bins` "Meine Tonnen".
    case settings(SettingsChange, bins: Bool, asJSON: Bool)
    case info(asJSON: Bool)
    case version
    case help(Verb?)

    struct DatesOptions: Equatable {
        var all = false
        var watch = false
        var asJSON = false
    }

    /// The settings to change; `nil` leaves a setting unchanged.
    struct SettingsChange: Equatable {
        var reminders: Bool?
        var appearance: Appearance?
        var bins: [BinChange] = []
    }

    /// A bin to select or deselect.
    struct BinChange: Equatable {
        /// The bin's name, code or number in the list.
        let name: String
        let isSelected: Bool
    }

    init(arguments: [String]) throws(Failure) {
        let arguments = try Arguments(arguments)
        let words = arguments.words
        let asJSON = arguments.has(.json)
        if asJSON, arguments.has(.ics) {
            throw Failure(.usage, TerminalWording.excluded(Option.ics.rawValue, Option.json.rawValue))
        }
        if arguments.wantsHelp {
            self = .help(arguments.verb == .dates || arguments.verb == .help ? nil : arguments.verb)
            return
        }
        switch arguments.verb {
        case .dates: self = .dates(try Self.datesOptions(arguments))
        case .demo:
            let name = words.first ?? Self.scenarios[0].name
            guard let scenario = Self.scenarios.first(where: { $0.name == name })?.scenario else {
                throw Failure(.usage, TerminalWording.unknownValue(name, allowed: Self.scenarios.map(\.name)))
            }
            self = .demo(scenario, try Self.datesOptions(arguments), calendarFile: arguments.value(of: .ics))
        case .setUp: self = .setUp(place: words.first, district: words.dropFirst().first)
        case .places: self = .places(name: words.joined(separator: " "), asJSON: asJSON)
        case .guide: self = .guide(text: words.joined(separator: " "), asJSON: asJSON)
        case .reminders: self = .reminders(calendarFile: arguments.value(of: .ics), asJSON: asJSON)
        case .calendar: self = .calendar(file: arguments.value(of: .ics), isPlain: arguments.has(.plain))
        case .settings:
            let change = try Self.settingsChange(arguments)
            self = .settings(change, bins: arguments.has(.bins) || !change.bins.isEmpty, asJSON: asJSON)
        case .info: self = .info(asJSON: asJSON)
        case .version: self = .version
        case .help:
            guard let name = words.first else {
                self = .help(nil)
                return
            }
            guard let verb = Verb(word: name) else {
                throw Failure(.usage, TerminalWording.unknownCommand(name))
            }
            self = .help(verb)
        }
    }

    /// The scenarios of the demo; the first is the default.
    static let scenarios: [(name: String, scenario: PreviewAPI.Scenario)] = [
        ("normal", .normal), ("leer", .empty), ("offline", .offline), ("langsam", .slow), ("verschoben", .moved),
    ]

    /// The call of the program.
    static let call = "tonnenticker"

    /// Returns the call that shows a scenario.
    static func call(for scenario: PreviewAPI.Scenario) -> String {
        let name = scenarios.dropFirst().first { $0.scenario == scenario }?.name
        return [call, Verb.demo.rawValue, name].compactMap(\.self).joined(separator: " ")
    }

    private static func datesOptions(_ arguments: Arguments) throws(Failure) -> DatesOptions {
        if arguments.has(.watch), let other = [Option.json, .ics].first(where: arguments.has) {
            throw Failure(.usage, TerminalWording.excluded(Option.watch.rawValue, other.rawValue))
        }
        return DatesOptions(
            all: arguments.has(.all), watch: arguments.has(.watch), asJSON: arguments.has(.json))
    }

    private static func settingsChange(_ arguments: Arguments) throws(Failure) -> SettingsChange {
        SettingsChange(
            reminders: try value(of: .reminders, in: arguments, among: [("an", true), ("aus", false)]),
            appearance: try value(
                of: .appearance,
                in: arguments,
                among: Appearance.allCases.map { (Wording.appearance($0).lowercased(), $0) }
            ),
            bins: arguments.options.filter { $0.option == .deselect || $0.option == .select }.map {
                BinChange(name: $0.value, isSelected: $0.option == .select)
            }
        )
    }

    private static func value<Value>(
        of option: Option,
        in arguments: Arguments,
        among choices: [(name: String, value: Value)]
    ) throws(Failure) -> Value? {
        guard let name = arguments.value(of: option) else { return nil }
        guard let choice = choices.first(where: { $0.name == name.lowercased() }) else {
            throw Failure(.usage, TerminalWording.unknownValue(name, allowed: choices.map(\.name)))
        }
        return choice.value
    }
}
