/// Looks up settings and caches their values.
extension Evaluation {
    /// Appends the value of a setting to the open value, or pushes a frame that will.
    ///
    /// For a setting in progress, its next assignment is used.
    ///
    /// - Returns: Whether the setting has an assignment.
    mutating func enter(_ setting: Int32, form: Form) -> Bool {
        var assignment = chains.first[Int(setting)]
        let inProgress = progress.topmostFrame(of: setting)
        if inProgress != .noIndex {
            meet(inProgress)
            assignment = chains.next[Int(frames[Int(inProgress)].assignment)]
        }
        guard assignment != .noIndex else { return false }
        deriveAssignment(assignment)
        if let text = literal(assignment, form) {
            if types.isList[Int(setting)] == false || !text.isEmpty { stack.append(text, of: parser.source) }
            deriveValue(of: derivation.current)
        } else if let value = cache[assignment, form], !value.meetsCycle || !cycles.mayInvolve(valueOf: value.time) {
            effort.add(bytes: value.text.count)
            if value.hasText { stack.append(value, of: cache) }
            if value.meetsCycle, let top = frames.indices.last { frames[top].meetsCycle = true }
            deriveValue(of: derivation.current, isRepeated: true)
        } else if let (value, lowLink) = cache.cyclic.value(of: assignment, form, in: frames, progress) {
            effort.add(bytes: value.text.count)
            if value.hasText { stack.append(value, of: cache) }
            let top = frames.count - 1
            frames[top].lowLink = min(frames[top].lowLink, lowLink)
            frames[top].meetsCycle = true
            deriveValue(of: derivation.current, isRepeated: true)
        } else {
            push(assignment, setting, form, above: inProgress)
        }
        return true
    }

    /// Returns the range of a value that needs no evaluation because it contains no references and isn't split.
    mutating func literal(_ assignment: Int32, _ form: Form) -> Range<Int>? {
        let found = settings.assignments[Int(assignment)]
        let isList = types.isList[Int(found.setting)]
        guard found.isLiteral, form == .string || !isList else { return nil }
        // The string form of a list doubles a backslash at its end.
        let endsInBackslash = !found.value.isEmpty && parser.source[found.value.upperBound - 1] == UInt8(ascii: "\\")
        return isList && endsInBackslash ? nil : found.value
    }

    private mutating func push(_ assignment: Int32, _ setting: Int32, _ form: Form, above shadowed: Int32) {
        guard settings.assignments[Int(assignment)].value.count <= Evaluator.sizeLimit else {
            return giveUp(.size, of: assignment)
        }
        let expression = expression(of: assignment)
        let isRevisit = cycles.begin(setting)
        frames.append(
            Frame(
                assignment: assignment, setting: setting, form: form, step: Int32(expression.steps.lowerBound),
                endStep: Int32(expression.steps.upperBound), shadowed: shadowed, lowLink: Int32(frames.count),
                derivationStep: derivation.current, isRevisit: isRevisit, effort: effort.ofValue))
        progress.begin(frames[frames.count - 1], at: frames.count - 1)
        if abandoned.contains(setting) {
            giveUp(nil)
        } else if expression.isTooDeep {
            giveUp(.nesting)
        }
    }

    mutating func pop() {
        let frame = frames.removeLast()
        deriveValue(of: frame.derivationStep)
        if frame.isFree { return }
        progress.end(frame)
        cycles.end(frame.setting, isRevisit: frame.isRevisit)
        let top = frames.count - 1
        if frame.meetsCycle, top >= 0 { frames[top].meetsCycle = true }
        if frame.lowLink <= top {
            // The value depends on a lower frame, and so does the value of the frame in between.
            frames[top].lowLink = min(frames[top].lowLink, frame.lowLink)
            storeCyclic(frame)
        } else {
            store(frame)
        }
    }

    /// Caches the topmost value if computing it again would cost more than copying it. All copies together therefore
    /// cost no more than the steps.
    private mutating func store(_ frame: Frame) {
        let size = stack.topText.count + stack.topSplits.count * 8
        guard (effort.ofValue - frame.effort) * 16 >= size else { return }
        let isStored = cache.store(
            frame.assignment, frame.form, topOf: stack, meetsCycle: frame.meetsCycle, at: cycles.time)
        if isStored { effort.ofValue = frame.effort }
    }

    /// Caches the topmost value for where the same is in progress, if computing it again would cost more than finding
    /// and copying it.
    private mutating func storeCyclic(_ frame: Frame) {
        let size = stack.topText.count + stack.topSplits.count * 8
        guard (effort.ofValue - frame.effort) * 16 >= max(size, frames.count * 16),
            cache.cyclic.hasRoom(for: frames.count, at: cycles.time)
        else { return }
        cache.storeCyclic(frame, topOf: stack, in: frames, progress)
    }

    /// Records that the value of the topmost frame is valid only while a lower frame is in progress.
    private mutating func meet(_ frame: Int32) {
        let top = frames.count - 1
        guard frame < top else { return }
        frames[top].lowLink = min(frames[top].lowLink, frame)
        frames[top].meetsCycle = true
    }
}
