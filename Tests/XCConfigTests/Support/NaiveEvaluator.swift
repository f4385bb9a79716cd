@testable import XCConfig

/// A second implementation of the evaluation rules: recursive and without a cache.
struct NaiveEvaluator {
    /// A value as list elements; without any element it is absent.
    struct Elements {
        var texts: [String] = []
        private var isSplit = false

        mutating func split() { isSplit = !texts.isEmpty }

        mutating func append(_ text: String) {
            if texts.isEmpty || isSplit { texts.append(text) } else { texts[texts.count - 1] += text }
            isSplit = false
        }

        mutating func append(_ other: Elements) {
            guard let first = other.texts.first else { return }
            append(first)
            texts += other.texts.dropFirst()
        }

        var string: String { texts.joined() }
    }

    struct TooManySteps: Error {}

    /// The assignments, oldest first.
    var assignments: [(name: String, value: String)]
    var types: [String: SettingType]
    /// The assignments in progress, outermost first.
    private var inProgress: [(name: String, index: Int)] = []
    private var steps = 0

    init(_ assignments: [(name: String, value: String)], types: [String: SettingType]) {
        self.assignments = assignments
        self.types = types
    }

    mutating func value(of name: String, asString: Bool) throws -> Elements {
        inProgress = []
        steps = 0
        return try lookUp(name, asString: asString) ?? Elements()
    }

    /// Returns the string form of a text outside any setting.
    mutating func expansion(of text: String) throws -> String {
        inProgress = []
        steps = 0
        var text = Array(text)[...]
        return try string(&text).string
    }

    private func isList(_ name: String) -> Bool { [.list, .pathlist].contains(types[name] ?? .list) }

    /// Returns the value of a setting; `nil` if it has no further assignment.
    private mutating func lookUp(_ name: String, asString: Bool) throws -> Elements? {
        steps += 1
        guard steps < 5_000 else { throw TooManySteps() }
        let end = inProgress.last { $0.name == name }?.index ?? assignments.count
        guard let index = assignments[..<end].lastIndex(where: { $0.name == name }) else { return nil }
        inProgress.append((name, index))
        defer { inProgress.removeLast() }
        var text = Array(assignments[index].value)[...]
        return try isList(name) ? list(&text, asString: asString) : string(&text)
    }

    private mutating func string(_ text: inout ArraySlice<Character>) throws -> Elements {
        var result = Elements()
        if text.isEmpty { result.append("") }
        while let character = text.popFirst() {
            if character == "$" {
                result.append(try reference(&text, asString: true))
            } else {
                result.append(String(character))
            }
        }
        return result
    }

    private mutating func list(_ text: inout ArraySlice<Character>, asString: Bool) throws -> Elements {
        var result = Elements()
        var quote: Character?
        func stringOnly(_ character: Character) { if asString { result.append(String(character)) } }
        while let character = text.popFirst() {
            switch character {
            case "\\":
                stringOnly(character)
                result.append(String(text.popFirst() ?? character))
            case "$": result.append(try reference(&text, asString: asString || quote != nil))
            case "\"", "'":
                guard quote == nil || quote == character else {
                    result.append(String(character))
                    continue
                }
                stringOnly(character)
                if quote == nil, text.first == character {
                    text.removeFirst()
                    result.append("")
                    stringOnly(character)
                } else {
                    quote = quote == nil ? character : nil
                }
            case " " where quote == nil: if asString { result.append(" ") } else { result.split() }
            default: result.append(String(character))
            }
        }
        return result
    }

    /// Evaluates what follows a `$`.
    private mutating func reference(_ text: inout ArraySlice<Character>, asString: Bool) throws -> Elements {
        var result = Elements()
        switch text.first {
        case "$":
            text.removeFirst()
            result.append("$")
        case "(", "{", "[":
            let closer: Character = text.first == "(" ? ")" : text.first == "{" ? "}" : "]"
            text.removeFirst()
            let name = try fragment(&text, closer: closer, asString: true).string
            result = try substitute(name, asString: asString)
            try applyOperators(&text, closer: closer, asString: asString, to: &result)
            if text.first == closer { text.removeFirst() }
        case let first? where first.isLetter || first == "_":
            var name = ""
            while let next = text.first, next.isLetter || next.isNumber || next == "_" || next == "." {
                name.append(next)
                text.removeFirst()
            }
            if text.starts(with: "$(") {
                text.removeFirst()
                name += try reference(&text, asString: true).string
            }
            result = try substitute(name, asString: asString, unresolved: "$" + name)
        default: result.append("$")
        }
        return result
    }

    private mutating func substitute(
        _ name: String, asString: Bool, unresolved: String? = nil
    ) throws -> Elements {
        let current = name == "inherited" || name == "value" ? inProgress.last?.name ?? name : name
        if let value = try lookUp(current, asString: asString) { return value }
        var result = Elements()
        if let unresolved {
            result.append(unresolved)
        } else if types[current] == .string || types[current] == .bool {
            result.append("")
        }
        return result
    }

    private mutating func fragment(
        _ text: inout ArraySlice<Character>, closer: Character, asString: Bool
    ) throws -> Elements {
        var result = Elements()
        while let first = text.first, first != ":", first != closer {
            text.removeFirst()
            result.append(first == "$" ? try reference(&text, asString: asString).string : String(first))
        }
        return result
    }

    private mutating func applyOperators(
        _ text: inout ArraySlice<Character>, closer: Character, asString: Bool, to value: inout Elements
    ) throws {
        while text.first == ":" {
            text.removeFirst()
            let name = String(text.prefix { $0.isLetter })
            text.removeFirst(name.count)
            if text.first == "=", !name.isEmpty {
                text.removeFirst()
                let operand = try fragment(&text, closer: closer, asString: asString).string
                guard let operation = ReplacementOperator(rawValue: name) else { continue }
                if operation == .default, value.texts.isEmpty { value.append(operand) }
                value.texts = value.texts.map { operation.apply(to: $0, operand: operand) }
            } else if text.first == ":" || text.first == closer {
                if let operation = RetrievalOperator(rawValue: name) { value.texts = value.texts.map(operation.apply) }
            } else {
                text = text.drop { $0 != ":" && $0 != closer }
            }
        }
    }
}
