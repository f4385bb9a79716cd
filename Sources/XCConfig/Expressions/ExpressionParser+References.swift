/// Parses references and everything nested in them.
extension ExpressionParser {
    /// A reference that is being parsed.
    struct OpenReference: Sendable {
        enum Part: Sendable {
            /// `$(NAME`, which is plain if it contains no reference.
            case name(isPlain: Bool, start: Int)
            /// `$(NAME:operator=OPERAND`
            case operand(ReplacementOperator?)
            /// The place after a name or an operator.
            case operators
            /// `$NAME$(…)`, after the inner reference.
            case bareName
        }

        var reference: Expression.Reference
        var closer: UInt8
        var part: Part
        /// The index of the step that looks up the name.
        var step = 0
        /// Whether the last operator was `default`.
        var followsDefault = false

        var isInName: Bool {
            if case .name = part { true } else { false }
        }
    }

    /// The innermost open reference. It exists only while a reference is being parsed.
    private var innermost: OpenReference {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }

    /// Parses from a `$` to the end of its reference.
    mutating func parseReference(asString: Bool) {
        parseDollar(asString: asString)
        while let reference = open.last {
            switch reference.part {
            case .name, .operand: parseFragment()
            case .operators: parseOperator()
            case .bareName: endBareName()
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
        var reference = Expression.Reference(start: position - 1, isBare: false, asString: asString)
        if case .operand(.default) = open.last?.part { reference.isOptional = true }
        position += 1
        guard depth < Self.depthLimit else {
            isTooDeep = true
            position = end
            return
        }
        depth += 1
        steps.append(.openName)
        open.append(
            OpenReference(reference: reference, closer: closer, part: .name(isPlain: true, start: position)))
    }

    /// Parses `$NAME`. The value of a `$(…)` right after it belongs to the name.
    private mutating func parseBareReference(asString: Bool) {
        let start = position
        let reference = Expression.Reference(start: position - 1, isBare: true, asString: asString)
        skip { $0.continuesName || $0 == UInt8(ascii: ".") }
        guard current == UInt8(ascii: "$"), next == UInt8(ascii: "(") else {
            steps.append(.reference(name: start..<position, reference))
            steps.append(.close)
            return
        }
        steps.append(.openName)
        emitText(from: start)
        open.append(OpenReference(reference: reference, closer: 0, part: .bareName))
        parseDollar(asString: true)
    }

    private mutating func endBareName() {
        steps.append(.substitute(open.removeLast().reference))
        steps.append(.close)
    }

    /// Parses text of a name or an operand, and then a reference, a colon, the closer or the end.
    private mutating func parseFragment() {
        let start = position
        let closer = innermost.closer
        skip { $0 != UInt8(ascii: "$") && $0 != UInt8(ascii: ":") && $0 != closer }
        emitText(from: start)
        guard current == UInt8(ascii: "$") else { return endFragment() }
        if case .name(isPlain: true, let start) = innermost.part {
            innermost.part = .name(isPlain: false, start: start)
        }
        parseDollar(asString: innermost.reference.asString || innermost.isInName)
    }

    private mutating func endFragment() {
        if case .operand(let replacement) = innermost.part {
            steps.append(replacement.map { .replace($0) } ?? .dropOperand)
        } else {
            if case .name(isPlain: true, let start) = innermost.part {
                if start < position { steps.removeLast() }
                steps.removeLast()
                steps.append(.reference(name: start..<position, innermost.reference))
            } else {
                steps.append(.substitute(innermost.reference))
            }
            innermost.step = steps.count - 1
        }
        innermost.part = .operators
    }

    /// Parses what follows a name or an operator: another operator, the closer or the end.
    private mutating func parseOperator() {
        guard current == UInt8(ascii: ":") else { return closeReference() }
        let colon = position
        position += 1
        let start = position
        skip(while: \.continuesOperator)
        let name = String(decoding: source[start..<position], as: UTF8.self)
        let (closer, followsDefault) = (innermost.closer, innermost.followsDefault)
        innermost.followsDefault = false
        var isKnown = false
        switch current {
        case UInt8(ascii: "=") where !name.isEmpty:
            position += 1
            steps.append(.openOperand)
            let replacement = ReplacementOperator(rawValue: name)
            isKnown = replacement != nil
            innermost.part = .operand(replacement)
            if replacement == .default {
                innermost.followsDefault = true
                innermost.reference.isOptional = true
            }
        case UInt8(ascii: ":"), closer:
            if let retrieval = RetrievalOperator(rawValue: name) {
                isKnown = true
                steps.append(.retrieve(retrieval))
            }
        default:
            skip { $0 != UInt8(ascii: ":") && $0 != closer }
        }
        if !isKnown, followsDefault { faults.append(.strayColon(colon)) }
    }

    private mutating func closeReference() {
        let reference = open.removeLast()
        var complete = reference.reference
        complete.isClosed = position < end
        if case .reference(let name, _) = steps[reference.step] {
            steps[reference.step] = .reference(name: name, complete)
        } else {
            steps[reference.step] = .substitute(complete)
        }
        if position < end {
            position += 1
        } else if !isTooDeep {
            faults.append(.unclosedReference(complete.start))
        }
        depth -= 1
        steps.append(.close)
    }
}
