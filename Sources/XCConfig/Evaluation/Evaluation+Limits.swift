/// What ends an evaluation before its time.
extension Evaluation {
    enum Limit { case nesting, size, totalSize, effort }

    /// Ends the evaluation with an empty value; what was in progress won't be tried again.
    ///
    /// - Parameters:
    ///   - limit: `nil` if the reason was reported before.
    ///   - frame: The value that is to blame, if not the topmost in progress.
    mutating func giveUp(_ limit: Limit?, of frame: Frame? = nil) {
        let culprit = frame ?? (limit == .size ? largeFrame : frames.last { $0.setting != Frame.noSetting })
        if let limit, let culprit { report(limit, of: culprit) }
        if let frame { abandoned.insert(frame.setting) }
        while let frame = frames.popLast() {
            guard frame.setting != Frame.noSetting else { continue }
            abandoned.insert(frame.setting)
            end(frame)
        }
        stack.removeAll()
        stack.open()
        effort.ofValue = 0
    }

    /// The innermost value that is too large by itself; none if that is a free expression.
    private var largeFrame: Frame? {
        frames.last { $0.setting != Frame.noSetting && stack.text.count - $0.start > Evaluator.sizeLimit }
    }

    private mutating func report(_ limit: Limit, of frame: Frame) {
        let name = settings.names[frame.setting]
        let message =
            switch limit {
            case .nesting: "the value of '\(name)' nests references deeper than \(ExpressionParser.depthLimit)"
            case .size: "the value of '\(name)' is larger than \(Evaluator.sizeLimit >> 20) MiB"
            case .totalSize:
                "with '\(name)' the values of all settings are larger than \(Evaluator.totalSizeLimit >> 20) MiB"
            case .effort:
                "the value of '\(name)' takes too many steps; its settings refer to each other in cycles, "
                    + "or apply operators to long texts"
            }
        let location = settings.location(of: settings.assignments[frame.assignment])
        findings.diagnostics.append(Diagnostic(.error, .limitExceeded, at: location, message))
    }
}
