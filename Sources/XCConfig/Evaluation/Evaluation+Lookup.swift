/// Looks settings up, and stores what was computed.
extension Evaluation {
    /// Puts the value of a setting into the open value, or pushes the frame that will.
    ///
    /// A setting in progress means its next assignment.
    ///
    /// - Returns: Whether there is an assignment.
    mutating func enter(_ setting: Int, form: Form) -> Bool {
        var assignment = chains.first[setting]
        let inProgress = frameOfSetting[setting]
        if inProgress != Frame.none {
            meet(inProgress)
            assignment = chains.next[frames[inProgress].assignment]
        }
        guard assignment != Assignment.none else { return false }
        deriveAssignment(assignment)
        if appendLiteral(assignment, setting, form) { return true }
        let key = ValueCache.Key(assignment: assignment, form: form)
        dependencies.append(key)
        if let value = cache[key], isUsable(value, key) {
            effort.add(bytes: value.text.count)
            if value.hasText { stack.append(cache.text[value.text], splits: cache.splits[value.splits]) }
            deriveValue(of: derivation.current, isRepeated: true)
        } else {
            push(assignment, setting, form, above: inProgress)
        }
        return true
    }

    /// What has no reference needs no evaluation, unless it is to be split into list elements.
    private mutating func appendLiteral(_ assignment: Int, _ setting: Int, _ form: Form) -> Bool {
        let value = settings.assignments[assignment].value
        let isList = types.isList[setting]
        guard settings.assignments[assignment].isLiteral, form == .string || !isList else { return false }
        let text = parser.source[value]
        // A backslash at the end of a list counts twice.
        if isList, text.last == UInt8(ascii: "\\") { return false }
        effort.add(bytes: text.count)
        if !isList || !text.isEmpty { stack.append(text) }
        deriveValue(of: derivation.current)
        return true
    }

    private mutating func push(_ assignment: Int, _ setting: Int, _ form: Form, above shadowed: Int) {
        let expression = expression(of: assignment)
        time += 1
        frames.append(
            Frame(
                assignment: assignment, setting: setting, form: form, steps: expression.steps, shadowed: shadowed,
                lowLink: frames.count, firstDependency: dependencies.count, start: stack.start,
                effort: effort.ofValue, time: time, isRevisit: wasInProgress[setting],
                derivationStep: derivation.current))
        frameOfSetting[setting] = frames.count - 1
        cycles.begin(setting)
        if wasInProgress[setting] { revisits += 1 }
        if abandoned.contains(setting) {
            giveUp(nil)
        } else if expression.isTooDeep {
            giveUp(.nesting)
        }
    }

    mutating func pop() {
        let frame = frames.removeLast()
        deriveValue(of: frame.derivationStep)
        guard frame.setting != Frame.noSetting else { return }
        end(frame)
        if frame.lowLink < frames.count { return passOn(frame) }
        guard cache.text.count + stack.topText.count <= Evaluator.totalSizeLimit else {
            return giveUp(.totalSize, of: frame)
        }
        let key = ValueCache.Key(assignment: frame.assignment, form: frame.form)
        time += 1
        if cache.store(key, topOf: stack, dependencies: dependencies[frame.firstDependency...], at: time) {
            dependencies.removeSubrange(frame.firstDependency...)
        }
        effort.ofValue = frame.effort
    }

    /// The setting of the frame is no longer in progress.
    mutating func end(_ frame: Frame) {
        frameOfSetting[frame.setting] = frame.shadowed
        cycles.end(frame.setting)
        if frame.isRevisit { revisits -= 1 }
        wasInProgress[frame.setting] = true
    }

    /// The value holds only as long as a lower frame is there, so the frame in between shares its fate.
    private mutating func passOn(_ frame: Frame) {
        let top = frames.count - 1
        frames[top].lowLink = min(frames[top].lowLink, frame.lowLink)
        cycles.join(frames[top].setting, frame.setting)
        effort.add(1 + expression(of: frame.assignment).steps.count / 2)
    }

    private mutating func expression(of assignment: Int) -> Expression {
        if let expression = expressions[assignment] { return expression }
        let place = settings.assignments[assignment]
        let expression = parser.compile(place.value, isList: types.isList[place.setting])
        expressions[assignment] = expression
        if !parser.strayColons.isEmpty { lintStrayColons(in: place) }
        if !parser.unclosedReferences.isEmpty { lintUnclosedReferences(in: place) }
        return expression
    }
}

// MARK: What depends on what is in progress

extension Evaluation {
    /// The value of the topmost frame holds only as long as the lower one is in progress.
    private mutating func meet(_ frame: Int) {
        let top = frames.count - 1
        guard frame < top else { return }
        frames[top].lowLink = min(frames[top].lowLink, frame)
        hasMetCycle = true
    }

    /// Whether a stored value would come out the same if it were computed here: whether nothing that is in progress is
    /// part of it.
    private mutating func isUsable(_ value: ValueCache.Value, _ key: ValueCache.Key) -> Bool {
        guard hasMetCycle, revisits > 0, let top = frames.last, top.time > value.time else { return true }
        let own = settings.assignments[key.assignment].setting
        if cycles.isCycleInProgress(own) { return false }
        var visited = 0
        defer { effort.add(visited / 16) }
        return cache.isIndependent(key, visited: &visited) { [settings, frameOfSetting] assignment in
            let setting = settings.assignments[assignment].setting
            return setting != own && frameOfSetting[setting] != Frame.none
        }
    }
}
