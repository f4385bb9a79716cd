/// The findings of an evaluation, without duplicates.
struct EvaluationFindings: Sendable {
    var diagnostics: [Diagnostic] = []
    /// References to settings that only Xcode assigns. They are correct in a file for Xcode and empty elsewhere.
    fileprivate(set) var xcodeReferences: [Diagnostic] = []
    /// The places of the reported faults, as indices into the text of all values.
    fileprivate var reported: Set<Int> = []
    /// The settings with a reported reference to an unknown name.
    fileprivate var settingsWithUndefinedName: Set<Int32> = []
    /// The unknown names that were compared with the known ones.
    fileprivate var comparedNames: Set<String> = []
}

extension Evaluation {
    /// Reports a reference to an unknown name.
    ///
    /// Files are often read without the levels below and above them, which may assign the name. Unless the settings are
    /// complete, the name is therefore reported only if it's close to a known one, and only once per setting.
    ///
    /// - Parameter name: The name, or `nil` if it was computed and may contain part of a value.
    mutating func lintUndefined(_ name: String?, _ reference: Expression.Reference) {
        guard !reference.isOptional, reference.isClosed, let frame = frames.last, !frame.isFree else { return }
        if let name, BuildSystemSettings.contains(name) { return noteXcodeReference(to: name, reference, in: frame) }
        let isReported =
            context.isComplete
            ? findings.reported.contains(reference.start) : findings.settingsWithUndefinedName.contains(frame.setting)
        guard !isReported else { return }
        let name = name.flatMap { $0.utf8.allSatisfy(\.continuesName) ? $0 : nil }
        let nearName = name.flatMap { nearestName(to: $0) }
        guard nearName != nil || context.isComplete else { return }
        findings.settingsWithUndefinedName.insert(frame.setting)
        findings.reported.insert(reference.start)
        let fact = name.map { "there is no setting '\($0)'" } ?? "no setting has this name"
        let remedy = nearName.map { "did you mean '\($0)'?" } ?? "assign it or add a fallback with ':default='"
        findings.diagnostics.append(
            Diagnostic(
                .warning, .undefinedReference, at: place(of: reference, in: frame),
                "\(fact), so this reference is empty; \(remedy)"))
    }

    private mutating func noteXcodeReference(to name: String, _ reference: Expression.Reference, in frame: Frame) {
        guard context.isComplete, findings.reported.insert(reference.start).inserted else { return }
        findings.xcodeReferences.append(
            Diagnostic(
                .warning, .xcodeReference, at: place(of: reference, in: frame),
                "only Xcode gives '\(name)' a value, so this reference is empty here; assign it, or add a fallback "
                    + "with ':default='"))
    }

    private func place(of reference: Expression.Reference, in frame: Frame) -> SourceLocation {
        settings.location(of: reference.start, in: settings.assignments[Int(frame.assignment)])
    }

    /// Returns the known name that the user probably meant. A thousand unknown names aren't typing errors, so the
    /// search ends there.
    private mutating func nearestName(to name: String) -> String? {
        guard findings.comparedNames.count < 1_000, findings.comparedNames.insert(name).inserted else { return nil }
        return SimilarNames(to: name).first { settings.names.find($0) != nil || BuildSystemSettings.contains($0) }
    }

    mutating func report(_ faults: [ExpressionParser.Fault], in assignment: Assignment) {
        for fault in faults where findings.reported.insert(fault.place).inserted {
            let place = settings.location(of: fault.place, in: assignment)
            switch fault {
            case .unclosedReference(let start):
                let closers = [UInt8(ascii: "("): ")", UInt8(ascii: "{"): "}"]
                findings.diagnostics.append(
                    Diagnostic(
                        .warning, .unclosedReference, at: place,
                        "this reference has no closing '\(closers[parser.source[start + 1]] ?? "]")' and consumes the "
                            + "rest of the value; add it"))
            case .strayColon:
                findings.diagnostics.append(
                    Diagnostic(
                        .warning, .colonInDefault, at: place,
                        "':' ends the default value, and what follows isn't an operator and is ignored; "
                            + "assign the default value to a setting and refer to that"))
            }
        }
    }
}
