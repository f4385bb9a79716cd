/// Command-line arguments, read from the front.
struct Arguments {
    private var rest: ArraySlice<String>

    /// Options of `swift package` that follow a plugin's verb arrive here too.
    private static let packageOptions: Set = ["--allow-writing-to-package-directory", "--disable-sandbox", "--"]

    init(_ arguments: some Collection<String>) {
        rest = ArraySlice(arguments.filter { !Self.packageOptions.contains($0) })
    }

    /// The next argument; of `--option=value` the option, whose value comes next.
    mutating func next() -> String? {
        guard let argument = rest.popFirst() else { return nil }
        guard argument.hasPrefix("--"), let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            return argument
        }
        rest = [String(argument[argument.utf8.index(after: equals)...])] + rest
        return String(argument[..<equals])
    }

    /// The value of an option, after `=` or the next argument.
    mutating func value(of option: String) throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
        return value
    }

    /// The two halves of an option's value: `NAME=VALUE`, or another form with `=` in it. What is in brackets belongs to
    /// the name.
    mutating func pair(
        of option: String, as form: String = "NAME=VALUE"
    ) throws(UsageError) -> (name: String, value: String) {
        let text = try value(of: option)
        var isInBrackets = false
        let equals = text.utf8.indices.first { index in
            let byte = text.utf8[index]
            if byte == UInt8(ascii: "[") { isInBrackets = true }
            if byte == UInt8(ascii: "]") { isInBrackets = false }
            return byte == UInt8(ascii: "=") && !isInBrackets
        }
        guard let equals, equals > text.startIndex else { throw UsageError(message: "\(option) takes \(form)") }
        return (String(text[..<equals]), String(text[text.utf8.index(after: equals)...]))
    }

    /// The value of `--format`, of all those that a check has.
    mutating func format() throws(UsageError) -> CheckFormat {
        let name = try value(of: "--format")
        guard let format = CheckFormat(rawValue: name) else {
            throw UsageError(message: "there is no format '\(name)'; there are text, json, github and sarif")
        }
        return format
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
