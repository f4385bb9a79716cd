/// The arguments of a call, taken apart: a verb, the words after it, and options anywhere.
struct Arguments: Equatable {
    private(set) var verb = Verb.dates
    private(set) var words: [String] = []
    private(set) var values: [Option: String] = [:]
    private(set) var wantsHelp = false

    /// Reads `--option value` and `--option=value`; after `--` everything is a word.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
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
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Option(rawValue: parts[0]), option.takesValue || parts.count == 1 else {
                throw Failure(.usage, TerminalWording.unknownOption(argument))
            }
            guard let value = option.takesValue ? (parts.count == 2 ? parts[1] : rest.popFirst()) : "" else {
                throw Failure(.usage, TerminalWording.valueMissing(option.rawValue))
            }
            given.append((option, value))
        }
        if let word = all.first {
            if let verb = Verb(rawValue: word) {
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

    private func check() throws(Failure) {
        if let foreign = values.keys.map(\.rawValue).sorted().first(where: { name in
            !verb.options.contains { $0.rawValue == name }
        }) {
            throw Failure(.usage, TerminalWording.unknownOption(foreign))
        }
        guard words.count <= verb.operands.upperBound else {
            throw Failure(.usage, TerminalWording.unknownOption(words.last ?? ""))
        }
        guard words.count >= verb.operands.lowerBound else {
            throw Failure(.usage, TerminalWording.operandMissing(verb))
        }
    }
}
