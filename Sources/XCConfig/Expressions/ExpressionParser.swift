/// Compiles values. Every text is an expression: what makes no reference is text.
struct ExpressionParser: Sendable {
    /// Deeper nesting of `$(` in one value is an error.
    static let depthLimit = 1_000

    /// All values, one after the other.
    var source: [UInt8]
    /// The steps of all values compiled so far.
    var steps: [Expression.Step] = []
    /// Of the value that is being compiled.
    var faults: [Fault] = []

    var position = 0
    /// The end of the value.
    var end = 0
    /// The references that are being read, outermost first.
    var open: [OpenReference] = []
    var depth = 0
    var isTooDeep = false

    /// What is accepted and hardly meant.
    enum Fault: Sendable {
        /// A colon that ends the operand of a `default` and starts no operator.
        case strayColon(Int)
        /// The start of a reference that has no closing bracket.
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

    /// The innermost reference that is being read; there has to be one.
    var innermost: OpenReference {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }

    mutating func skip(while isSkipped: (UInt8) -> Bool) {
        var position = position
        while position < end, isSkipped(source[position]) { position += 1 }
        self.position = position
    }

    mutating func emitText(from start: Int) {
        if start < position { steps.append(.text(start..<position)) }
    }
}

// MARK: The two modes

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

    /// Whether any `$` in the rest of the value is a character of its own; without one there is no reference. After
    /// U+0600, for example, a `$` is a part of the character before it.
    private var hasDollar: Bool {
        let rest = source[position..<end]
        if rest.allSatisfy({ $0 < 0x80 }) { return rest.contains(UInt8(ascii: "$")) }
        return String(decoding: rest, as: UTF8.self).contains("$" as Character)
    }

    private mutating func parseList() {
        parseBlanks(separate: false)
        while position < end {
            parseElement()
            parseBlanks(separate: true)
        }
    }

    private mutating func parseBlanks(separate: Bool) {
        let start = position
        skip(while: \.separatesElements)
        guard position > start else { return }
        let isSeparator = separate && position < end
        steps.append(isSeparator ? .separator(start..<position) : .stringFormText(start..<position))
    }

    /// Up to an unquoted blank.
    private mutating func parseElement() {
        var quote: UInt8?
        var textStart = position
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\\"):
                emitText(from: textStart)
                steps.append(.stringFormText(position..<position + 1))
                // A last backslash is its own text too.
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
        // Empty quotes are an element, empty as it is.
        steps.append(.text(position..<position))
        steps.append(.stringFormText(position..<position + 1))
        position += 1
    }
}
