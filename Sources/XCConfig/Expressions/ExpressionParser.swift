/// Compiles values. Every text is valid: anything that isn't a reference is plain text.
struct ExpressionParser: Sendable {
    /// The maximum depth of nested `$(` in one value. Deeper nesting is an error.
    static let depthLimit = 1_000

    /// The text of all values.
    var source: [UInt8]
    /// The steps of all values compiled so far.
    var steps: [Expression.Step] = []
    /// The faults of the current value.
    var faults: [Fault] = []

    var position = 0
    /// The end of the current value.
    var end = 0
    /// The references being parsed, outermost first.
    var open: [OpenReference] = []
    var depth = 0
    var isTooDeep = false

    /// Text that is valid but probably not what was meant.
    enum Fault: Sendable {
        /// A colon that ends the operand of `default` but doesn't start an operator.
        case strayColon(Int)
        /// A reference without its closing bracket, by its start.
        case unclosedReference(Int)

        var place: Int {
            switch self {
            case .strayColon(let place), .unclosedReference(let place): place
            }
        }
    }

    init(source: [UInt8]) {
        self.source = source
    }

    mutating func compile(_ range: Range<Int>, isList: Bool) -> (expression: Expression, faults: [Fault]) {
        let firstStep = steps.count
        position = range.lowerBound
        end = range.upperBound
        isTooDeep = false
        faults = []
        if isList { parseList() } else { parseString() }
        return (Expression(steps: firstStep..<steps.count, isTooDeep: isTooDeep), faults)
    }

    var current: UInt8? { position < end ? source[position] : nil }
    var next: UInt8? { position + 1 < end ? source[position + 1] : nil }

    mutating func skip(while isSkipped: (UInt8) -> Bool) {
        var position = position
        while position < end, isSkipped(source[position]) { position += 1 }
        self.position = position
    }

    mutating func emitText(from start: Int) {
        if start < position { steps.append(.text(start..<position)) }
    }
}

// MARK: Strings and lists

extension ExpressionParser {
    private mutating func parseString() {
        guard position < end, hasDollar else { return steps.append(.text(position..<end)) }
        while position < end {
            let start = position
            skip { $0 != UInt8(ascii: "$") }
            emitText(from: start)
            if position < end { parseReference(asString: true) }
        }
    }

    /// Whether any `$` in the rest of the value is a character of its own, as a reference requires. After U+0600, for
    /// example, a `$` is part of the previous character.
    private var hasDollar: Bool {
        let rest = source[position..<end]
        if rest.allSatisfy({ $0 < 0x80 }) { return rest.contains(UInt8(ascii: "$")) }
        return String(decoding: rest, as: UTF8.self).contains("$" as Character)
    }

    private mutating func parseList() {
        parseWhitespace(separate: false)
        while position < end {
            parseElement()
            parseWhitespace(separate: true)
        }
    }

    private mutating func parseWhitespace(separate: Bool) {
        let start = position
        skip(while: \.separatesElements)
        guard position > start else { return }
        let isSeparator = separate && position < end
        steps.append(isSeparator ? .separator(start..<position) : .stringFormText(start..<position))
    }

    /// Parses up to unquoted whitespace.
    private mutating func parseElement() {
        var quote: UInt8?
        var textStart = position
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\\"):
                emitText(from: textStart)
                steps.append(.stringFormText(position..<position + 1))
                // A backslash at the end is text in both forms.
                textStart = position + 1 < end ? position + 1 : position
                position = min(position + 2, end)
            case UInt8(ascii: "$"):
                emitText(from: textStart)
                parseReference(asString: quote != nil)
                textStart = position
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard quote == nil || quote == byte else {
                    position += 1
                    continue
                }
                emitText(from: textStart)
                parseQuote(byte, &quote)
                textStart = position
            case _ where quote == nil && byte.separatesElements:
                emitText(from: textStart)
                return
            default:
                position += 1
            }
        }
        emitText(from: textStart)
    }

    private mutating func parseQuote(_ byte: UInt8, _ quote: inout UInt8?) {
        steps.append(.stringFormText(position..<position + 1))
        position += 1
        guard quote == nil, current == byte else {
            quote = quote == nil ? byte : nil
            return
        }
        // Empty quotes are an empty element.
        steps.append(.text(position..<position))
        steps.append(.stringFormText(position..<position + 1))
        position += 1
    }
}
