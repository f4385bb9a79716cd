/// What the arguments ask for.
enum Command: Equatable {
    /// The card and the dates; all of them, or those of the near future.
    case dates(all: Bool)
    /// The same on embedded data.
    case demo(all: Bool)
    case info
    case setUp(place: String?, district: String?)
    case help

    init(arguments: [String]) throws(Failure) {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
            return
        }
        let options = arguments.filter { $0.hasPrefix("-") }
        let words = arguments.filter { !$0.hasPrefix("-") }
        if let unknown = options.first(where: { $0 != "--alle" }) {
            throw Failure(.usage, TerminalWording.unknownOption(unknown))
        }
        let all = !options.isEmpty
        switch (words.first, words.count) {
        case (nil, _): self = .dates(all: all)
        case ("demo", 1): self = .demo(all: all)
        case ("info", 1) where !all: self = .info
        case ("hilfe", 1) where !all: self = .help
        case ("einrichten", 1...3) where !all:
            self = .setUp(place: words.dropFirst().first, district: words.dropFirst(2).first)
        case ("demo", _), ("info", _), ("hilfe", _), ("einrichten", _):
            throw Failure(.usage, TerminalWording.unknownOption((words.dropFirst() + options).last ?? ""))
        case (let command?, _):
            throw Failure(.usage, TerminalWording.unknownCommand(command))
        }
    }
}
