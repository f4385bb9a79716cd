/// Ends an evaluation that reaches a limit.
extension Evaluation {
    enum Limit { case nesting, size, effort }

    /// Ends the evaluation with an empty value. The settings in progress won't be evaluated again.
    ///
    /// - Parameter limit: The limit to report; `nil` if it was reported before.
    /// - Parameter assignment: The assignment to report; by default the topmost in progress.
    mutating func giveUp(_ limit: Limit?, of assignment: Int32? = nil) {
        let culprit = assignment ?? frames.last { !$0.isFree }?.assignment
        if let limit, let culprit { report(limit, of: settings.assignments[Int(culprit)]) }
        while let frame = frames.popLast() {
            guard !frame.isFree else { continue }
            abandoned.insert(frame.setting)
            progress.end(frame)
        }
        cycles.abandon()
        stack.reset()
        effort.giveUp()
    }

    private mutating func report(_ limit: Limit, of assignment: Assignment) {
        let name = settings.names[Int(assignment.setting)]
        let message =
            switch limit {
            case .nesting: "the value of '\(name)' nests references deeper than \(ExpressionParser.depthLimit)"
            case .size: "the value of '\(name)' is larger than \(Evaluator.sizeLimit >> 20) MiB"
            case .effort:
                "the value of '\(name)' takes too many steps; its settings refer to each other in cycles, "
                    + "or apply operators to long texts"
            }
        findings.diagnostics.append(
            Diagnostic(.error, .limitExceeded, at: settings.location(of: assignment), message))
    }
}
