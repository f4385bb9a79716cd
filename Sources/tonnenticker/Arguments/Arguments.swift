/// The parsed arguments of a call: a verb, the words after it, and options anywhere.
struct Arguments: Equatable {
    private(set) var verb = Verb.dates
    private(set) var words: [String] = []
    /// The options in the order in which they were given.
    private(set) var options: [GivenOption] = []
    private(set) var wantsHelp = false

    /// Parses `--option value` and `--option=value`, which is required for a value that begins with a dash. After `--`
    /// everything is a word.
    init(_ arguments: [String]) throws(Failure) {
        var rest = ArraySlice(arguments)
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
                throw Failure(.usage, Self.unknown(argument, Self.verb(in: all + rest)))
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
                        ? TerminalWording.valueMissing(option.rawValue, verb) : Self.unknown(option.rawValue, verb))
            }
            options.append(GivenOption(option: option, value: value))
        }
        if let word = all.first {
            if let verb = Verb(word: word) {
                self.verb = verb
            } else if !wantsHelp {
                throw Failure(.usage, TerminalWording.unknownCommand(word))
            }
        }
        words = Array(all.dropFirst())
        if !wantsHelp { try check() }
    }

    func has(_ option: Option) -> Bool {
        options.contains { $0.option == option }
    }

    /// Returns the value of an option; if it is repeated, the last one counts.
    func value(of option: Option) -> String? {
        options.last { $0.option == option }?.value
    }

    /// Finds the verb in arguments that aren't all parsed yet.
    private static func verb(in arguments: [String]) -> Verb {
        arguments.first { !$0.hasPrefix("-") }.flatMap(Verb.init(word:)) ?? .dates
    }

    private func check() throws(Failure) {
        if let foreign = options.map(\.option.rawValue).sorted().first(where: { name in
            !verb.options.contains { $0.rawValue == name }
        }) {
            throw Failure(.usage, Self.unknown(foreign, verb))
        }
        guard words.count <= verb.operands.upperBound else { throw Failure(.usage, tooManyWords) }
        guard words.count >= verb.operands.lowerBound else {
            throw Failure(.usage, TerminalWording.operandMissing(verb))
        }
    }

    /// The message about extra words. Often an unquoted name with spaces is the cause.
    private var tooManyWords: String {
        if verb == .setUp { return TerminalWording.tooManyNames(words) }
        if let bin = options.last(where: { $0.option == .deselect || $0.option == .select }) {
            return TerminalWording.nameWithSpaces(bin.option.rawValue, [bin.value] + words)
        }
        return Self.unknown(words[verb.operands.upperBound], verb)
    }

    private static func unknown(_ option: String, _ verb: Verb) -> String {
        TerminalWording.unknownOption(option, verb, meant: Option(meantBy: option, among: verb.options))
    }
}

/// An option of a call, with its value if it takes one.
struct GivenOption: Equatable {
    let option: Option
    let value: String
}
