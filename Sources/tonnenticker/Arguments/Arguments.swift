/// The arguments of a call, taken apart: a verb, the words after it, and options anywhere.
struct Arguments: Equatable {
    private(set) var verb = Verb.dates
    private(set) var words: [String] = []
    private(set) var values: [Option: String] = [:]
    private(set) var wantsHelp = false

    /// Reads `--option value` and `--option=value`, the only one for a value with a dash in front; after `--`
    /// everything is a word.
    init(_ arguments: [String]) throws(Failure) {
        var rest = ArraySlice(arguments)
        var given: [(option: Option, text: String)] = []
        var all: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                all += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                all.append(argument)
                continue
            }
            if argument == "--help" || argument == "-h" {
                wantsHelp = true
                continue
            }
            if argument == "--version" {
                all.insert(Verb.version.rawValue, at: 0)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Option(rawValue: parts[0]), option.takesValue || parts.count == 1 else {
                throw Failure(.usage, TerminalWording.unknownOption(argument, Self.verb(in: all + rest)))
            }
            let value: String? =
                if parts.count == 2 {
                    parts[1]
                } else if option.takesValue {
                    rest.first?.hasPrefix("-") == true ? nil : rest.popFirst()
                } else {
                    ""
                }
            guard let value, value.isEmpty != option.takesValue else {
                let verb = Self.verb(in: all)
                throw Failure(
                    .usage,
                    verb.options.contains(option)
                        ? TerminalWording.valueMissing(option.rawValue, verb)
                        : TerminalWording.unknownOption(option.rawValue, verb))
            }
            given.append((option, value))
        }
        if let word = all.first {
            if let verb = Verb(word: word) {
                self.verb = verb
            } else if !wantsHelp {
                throw Failure(.usage, TerminalWording.unknownCommand(word))
            }
        }
        words = Array(all.dropFirst())
        values = Dictionary(given.map { ($0.option, $0.text) }, uniquingKeysWith: { $1 })
        if !wantsHelp { try check() }
    }

    func has(_ option: Option) -> Bool {
        values[option] != nil
    }

    /// The verb among arguments of which not all are read yet.
    private static func verb(in arguments: [String]) -> Verb {
        arguments.first { !$0.hasPrefix("-") }.flatMap(Verb.init(word:)) ?? .dates
    }

    private func check() throws(Failure) {
        if let foreign = values.keys.map(\.rawValue).sorted().first(where: { name in
            !verb.options.contains { $0.rawValue == name }
        }) {
            throw Failure(.usage, TerminalWording.unknownOption(foreign, verb))
        }
        guard words.count <= verb.operands.upperBound else {
            throw Failure(
                .usage,
                verb == .setUp
                    ? TerminalWording.tooManyNames(words)
                    : TerminalWording.unknownOption(words[verb.operands.upperBound], verb))
        }
        guard words.count >= verb.operands.lowerBound else {
            throw Failure(.usage, TerminalWording.operandMissing(verb))
        }
    }
}
