/// Command-line arguments, read from the front.
struct Arguments {
    private var rest: ArraySlice<String>

    /// Options of `swift package` that stand behind a plugin's verb arrive here too.
    private static let packageOptions: Set = ["--allow-writing-to-package-directory", "--disable-sandbox", "--"]

    init(_ arguments: some Collection<String>) {
        rest = arguments.filter { !Self.packageOptions.contains($0) }[...]
    }

    /// The next argument; of `--option=value` the option, whose value comes next.
    mutating func next() -> String? {
        guard let argument = rest.popFirst() else { return nil }
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return argument }
        rest = [String(argument[argument.index(after: equals)...])] + rest
        return String(argument[..<equals])
    }

    /// The value of an option, behind `=` or the next argument.
    mutating func value(of option: String) throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
        return value
    }
}

struct UsageError: Error {
    var message: String
}
