/// References, with all that is nested in them.
extension ExpressionParser {
    /// A reference that is being read.
    struct OpenReference: Sendable {
        enum Part: Sendable {
            /// `$(NAME`, plain as long as it holds no reference.
            case name(isPlain: Bool, start: Int)
            /// `$(NAME:operator=OPERAND`
            case operand(ReplacementOperator?)
            /// Behind a name or an operator.
            case operators
            /// `$NAME$(…)`, once the inner reference has been read.
            case bareName
        }

        var reference: Expression.Reference
        var closer: UInt8
        var part: Part
        /// The step that looks the name up.
        var step = 0
        /// Whether the last operator was `default`.
        var isBehindDefault = false

        var isInName: Bool {
            if case .name = part { true } else { false }
        }
    }

    /// From a `$` to the end of its reference.
    mutating func parseReference(asString: Bool) {
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

    /// `$NAME`; the value of a `$(…)` right after it belongs to the name.
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

    private mutating func endBareName(_ open: OpenReference) {
        steps.append(.substitute(open.reference))
        steps.append(.close)
        self.open.removeLast()
    }

    /// Text and references of a name or an operand, up to a colon, the closer or the end.
    private mutating func parseFragment(of reference: OpenReference) {
        let start = position
        skip { $0 != UInt8(ascii: "$") && $0 != UInt8(ascii: ":") && $0 != reference.closer }
        emitText(from: start)
        if current == UInt8(ascii: "$") {
            if case .name(true, let start) = reference.part {
                innermost.part = .name(isPlain: false, start: start)
            }
            parseDollar(asString: reference.reference.asString || reference.isInName)
        } else {
            endFragment(reference)
        }
    }

    private mutating func endFragment(_ reference: OpenReference) {
        if case .operand(let replacement) = reference.part {
            steps.append(replacement.map { .replace($0) } ?? .dropOperand)
        } else {
            if case .name(isPlain: true, let start) = reference.part {
                if start < position { steps.removeLast() }
                steps.removeLast()
                steps.append(.reference(name: start..<position, reference.reference))
            } else {
                steps.append(.substitute(reference.reference))
            }
            innermost.step = steps.count - 1
        }
        innermost.part = .operators
    }

    /// What follows a name or an operator: another operator, the closer or the end.
    private mutating func parseOperator(of reference: OpenReference) {
        guard current == UInt8(ascii: ":") else { return close(reference) }
        let colon = position
        position += 1
        let start = position
        skip(while: \.continuesOperator)
        let name = String(decoding: source[start..<position], as: UTF8.self)
        var isKnown = false
        switch current {
        case UInt8(ascii: "=") where !name.isEmpty:
            position += 1
            steps.append(.openOperand)
            let replacement = ReplacementOperator(rawValue: name)
            isKnown = replacement != nil
            innermost.part = .operand(replacement)
            innermost.isBehindDefault = replacement == .default
            if replacement == .default { innermost.reference.isOptional = true }
        case UInt8(ascii: ":"), reference.closer:
            if let retrieval = RetrievalOperator(rawValue: name) {
                isKnown = true
                steps.append(.retrieve(retrieval))
                innermost.isBehindDefault = false
            }
        default:
            skip { $0 != UInt8(ascii: ":") && $0 != reference.closer }
        }
        if !isKnown, reference.isBehindDefault {
            faults.append(.strayColon(colon))
            innermost.isBehindDefault = false
        }
    }

    private mutating func close(_ reference: OpenReference) {
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
        open.removeLast()
        depth -= 1
        steps.append(.close)
    }
}
