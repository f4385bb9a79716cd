/// Command-line arguments, read from the front.
struct Arguments {
    private var rest: ArraySlice<String>

    /// Options of `swift package` that stand after a plugin's verb arrive here too.
    private static let packageOptions: Set = ["--allow-writing-to-package-directory", "--disable-sandbox", "--"]

    init(_ arguments: some Collection<String>) {
        rest = ArraySlice(arguments.filter { !Self.packageOptions.contains($0) })
    }

    /// The next argument; of `--option=value` the option, whose value comes next.
    mutating func next() -> String? {
        guard let argument = rest.popFirst() else { return nil }
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return argument }
        rest = [String(argument[argument.index(after: equals)...])] + rest
        return String(argument[..<equals])
    }

    /// The value of an option, after `=` or the next argument.
    mutating func value(of option: String) throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
        return value
    }

    /// The two halves of an option's value: `NAME=VALUE`, or another form with `=` in it.
    mutating func pair(
        of option: String, as form: String = "NAME=VALUE"
    ) throws(UsageError) -> (name: String, value: String) {
        let text = try value(of: option)
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw UsageError(message: "\(option) takes \(form)")
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    /// The value of `--format`.
    mutating func isJSON() throws(UsageError) -> Bool {
        switch try value(of: "--format") {
        case "json": return true
        case "text": return false
        case let format: throw UsageError(message: "there is no format '\(format)'; there are text and json")
        }
    }
}

struct UsageError: Error {
    var message: String
}
