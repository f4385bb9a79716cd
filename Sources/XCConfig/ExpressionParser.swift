/// Compiles a value. Every text is an expression: what makes no reference is text.
struct ExpressionParser {
    /// Deeper nesting of `$(` in one value is an error.
    static let depthLimit = 1_000

    /// A reference that is being read.
    private struct OpenReference {
        enum Part {
            /// `$(NAME`, plain as long as it holds no reference.
            case name(isPlain: Bool, start: Int)
            /// `$(NAME:operator=OPERAND`
            case operand(ReplacementOperator?)
            /// Behind a name or an operator.
            case operators
            /// `$NAME$(…)`, once the inner reference has been read.
            case bareName
        }

        var closer: UInt8
        /// Whether the setting is wanted as a string: in quotes, in names, and in all values that are no lists.
        var asString: Bool
        var part: Part

        var isInName: Bool {
            if case .name = part { true } else { false }
        }
    }

    private let source: [UInt8]
    private let isList: Bool
    private var position = 0
    private var steps: [Expression.Step] = []
    private var open: [OpenReference] = []
    private var depth = 0
    private var isTooDeep = false

    static func compile(_ source: [UInt8], isList: Bool) -> Expression {
        var parser = ExpressionParser(source: source, isList: isList)
        if isList { parser.parseList() } else { parser.parseString() }
        return Expression(source: source, steps: parser.steps, isTooDeep: parser.isTooDeep)
    }

    private init(source: [UInt8], isList: Bool) {
        self.source = source
        self.isList = isList
    }

    private var current: UInt8? { position < source.count ? source[position] : nil }
    private var next: UInt8? { position + 1 < source.count ? source[position + 1] : nil }

    private mutating func emitText(from start: Int) {
        if start < position { steps.append(.text(start..<position)) }
    }
}

// MARK: The two modes

extension ExpressionParser {
    private mutating func parseString() {
        if source.isEmpty { steps.append(.text(0..<0)) }
        while position < source.count {
            let start = position
            while let byte = current, byte != UInt8(ascii: "$") { position += 1 }
            emitText(from: start)
            if position < source.count { parseReference(asString: true) }
        }
    }

    private mutating func parseList() {
        parseBlanks(separate: false)
        while position < source.count {
            parseElement()
            parseBlanks(separate: true)
        }
    }

    private mutating func parseBlanks(separate: Bool) {
        let start = position
        while let byte = current, byte.separatesElements { position += 1 }
        guard position > start else { return }
        let isSeparator = separate && position < source.count
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
                textStart = position + 1 < source.count ? position + 1 : position
                position = min(position + 2, source.count)
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
                steps.append(.stringFormText(position..<position + 1))
                position += 1
                if quote == nil, current == byte {
                    // Empty quotes are an element, empty as it is.
                    steps.append(.text(position..<position))
                    steps.append(.stringFormText(position..<position + 1))
                    position += 1
                } else {
                    quote = quote == nil ? byte : nil
                }
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
}

// MARK: References

extension ExpressionParser {
    /// From a `$` to the end of its reference, with all that is nested in it.
    private mutating func parseReference(asString: Bool) {
        parseDollar(asString: asString)
        while let reference = open.last {
            switch reference.part {
            case .name, .operand: parseFragment(of: reference)
            case .operators: parseOperator(of: reference)
            case .bareName: endBareName(reference)
            }
        }
    }

    private mutating func parseDollar(asString: Bool) {
        let dollar = position
        position += 1
        switch current {
        case UInt8(ascii: "("): openReference(closer: UInt8(ascii: ")"), asString: asString)
        case UInt8(ascii: "{"): openReference(closer: UInt8(ascii: "}"), asString: asString)
        case UInt8(ascii: "["): openReference(closer: UInt8(ascii: "]"), asString: asString)
        case let byte? where byte.startsName: parseBareReference(asString: asString)
        case UInt8(ascii: "$"):
            emitText(from: dollar)
            position += 1
        default: emitText(from: dollar)
        }
    }

    private mutating func openReference(closer: UInt8, asString: Bool) {
        position += 1
        guard depth < Self.depthLimit else {
            isTooDeep = true
            position = source.count
            return
        }
        depth += 1
        steps.append(.openName)
        open.append(OpenReference(closer: closer, asString: asString, part: .name(isPlain: true, start: position)))
    }

    /// `$NAME`; the value of a `$(…)` right behind it belongs to the name.
    private mutating func parseBareReference(asString: Bool) {
        let start = position
        while let byte = current, byte.continuesName || byte == UInt8(ascii: ".") { position += 1 }
        guard current == UInt8(ascii: "$"), next == UInt8(ascii: "(") else {
            steps.append(.reference(name: start..<position, isBare: true, asString: asString))
            steps.append(.close)
            return
        }
        steps.append(.openName)
        emitText(from: start)
        open.append(OpenReference(closer: 0, asString: asString, part: .bareName))
        parseDollar(asString: true)
    }

    private mutating func endBareName(_ reference: OpenReference) {
        steps.append(.substitute(isBare: true, asString: reference.asString))
        steps.append(.close)
        open.removeLast()
    }

    /// Text and references of a name or an operand, up to a colon, the closer or the end.
    private mutating func parseFragment(of reference: OpenReference) {
        let start = position
        while let byte = current, byte != UInt8(ascii: "$"), byte != UInt8(ascii: ":"), byte != reference.closer {
            position += 1
        }
        emitText(from: start)
        if current == UInt8(ascii: "$") {
            if case .name(true, let start) = reference.part {
                open[open.count - 1].part = .name(isPlain: false, start: start)
            }
            parseDollar(asString: reference.asString || reference.isInName)
        } else {
            endFragment(reference)
        }
    }

    private mutating func endFragment(_ reference: OpenReference) {
        open[open.count - 1].part = .operators
        switch reference.part {
        case .operators, .bareName: return
        case .operand(let replacement):
            steps.append(replacement.map { .replace($0) } ?? .dropOperand)
        case .name(isPlain: false, _):
            steps.append(.substitute(isBare: false, asString: reference.asString))
        case .name(isPlain: true, let start):
            if start < position { steps.removeLast() }
            steps.removeLast()
            steps.append(.reference(name: start..<position, isBare: false, asString: reference.asString))
        }
    }

    /// What follows a name or an operator: another operator, the closer or the end.
    private mutating func parseOperator(of reference: OpenReference) {
        let closer = reference.closer
        guard current == UInt8(ascii: ":") else {
            if position < source.count { position += 1 }
            open.removeLast()
            depth -= 1
            steps.append(.close)
            return
        }
        position += 1
        let start = position
        while let byte = current, byte.continuesOperator { position += 1 }
        let name = String(decoding: source[start..<position], as: UTF8.self)
        switch current {
        case UInt8(ascii: "=") where !name.isEmpty:
            position += 1
            steps.append(.openOperand)
            open[open.count - 1].part = .operand(ReplacementOperator(rawValue: name))
        case UInt8(ascii: ":"), closer?:
            if let retrieval = RetrievalOperator(rawValue: name) { steps.append(.retrieve(retrieval)) }
        default:
            while let byte = current, byte != UInt8(ascii: ":"), byte != closer { position += 1 }
        }
    }
}

extension UInt8 {
    /// Space and the control characters from tab to carriage return.
    fileprivate var separatesElements: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    /// `[A-Za-z0-9_.+-]`
    fileprivate var continuesOperator: Bool { continuesName || ".+-".utf8.contains(self) }
}
