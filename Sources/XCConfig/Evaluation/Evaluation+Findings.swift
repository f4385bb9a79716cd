/// The findings of an evaluation, each once.
struct EvaluationFindings: Sendable {
    var diagnostics: [Diagnostic] = []
    /// References to what only Xcode assigns: right in a file for Xcode, empty everywhere else.
    var xcodeReferences: [Diagnostic] = []
    /// What was reported.
    var reported: Set<Finding> = []

    enum Finding: Hashable, Sendable {
        case undefinedName(String, assignment: Int)
        case place(Int)
    }
}

extension Evaluation {
    /// - Parameter name: `nil` if it was computed: it may hold a part of a value then.
    mutating func lintUndefined(_ name: String?, _ reference: Expression.Reference) {
        guard !reference.isOptional, reference.isClosed || reference.isBare, let frame = frames.last,
            frame.setting != Frame.noSetting
        else { return }
        let finding = name.map { EvaluationFindings.Finding.undefinedName($0, assignment: frame.assignment) }
        guard findings.reported.insert(finding ?? .place(reference.start)).inserted else { return }
        let place = settings.location(of: reference.start, in: settings.assignments[frame.assignment])
        if let name, BuildSystemSettings.contains(name) {
            findings.xcodeReferences.append(
                Diagnostic(
                    .warning, .xcodeReference, at: place,
                    "only Xcode gives '\(name)' a value, so this reference is empty here; assign it, or add a fallback "
                        + "with ':default='"))
            return
        }
        let fact =
            if let name, name.utf8.allSatisfy(\.continuesName) {
                "there is no setting '\(name)'"
            } else {
                "this reference names no setting"
            }
        findings.diagnostics.append(
            Diagnostic(
                .warning, .undefinedReference, at: place,
                "\(fact), so nothing stands here; assign it, or write what to take instead after ':default='"))
    }

    mutating func lintUnclosedReferences(in assignment: Assignment) {
        for start in parser.unclosedReferences where findings.reported.insert(.place(start)).inserted {
            let closer =
                switch parser.source[start + 1] {
                case UInt8(ascii: "("): ")"
                case UInt8(ascii: "{"): "}"
                default: "]"
                }
            findings.diagnostics.append(
                Diagnostic(
                    .warning, .unclosedReference, at: settings.location(of: start, in: assignment),
                    "'\(closer)' is missing at the end of this reference, which takes the rest of the value; add it"))
        }
    }

    mutating func lintStrayColons(in assignment: Assignment) {
        for colon in parser.strayColons where findings.reported.insert(.place(colon)).inserted {
            findings.diagnostics.append(
                Diagnostic(
                    .warning, .colonInDefault, at: settings.location(of: colon, in: assignment),
                    "':' ends the default value, and what follows is no operator and is left out; "
                        + "assign the default value to a setting and refer to that"))
        }
    }
}
