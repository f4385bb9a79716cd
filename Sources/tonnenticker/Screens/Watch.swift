import TonnentickerCore

/// The dates on a separate screen, counting down until the user ends it. A dumb terminal gets plain text, with a new
/// line whenever the countdown changes.
@MainActor
struct Watch {
    let model: ScheduleModel
    let session: TerminalSession
    let terminal: Terminal
    let clock: any Clock<Duration>
    /// The lines for the present state of the model.
    let lines: @MainActor () -> [String]

    private static let pause = Duration.seconds(1)

    func run() async {
        session.add(.screen)
        let tasks = [Task { await tick() }, Task { await refresh() }]
        var shown: [String] = []
        var shownState: State?
        events: while true {
            if terminal.canMoveCursor {
                draw(ifOtherThan: &shown)
            } else {
                write(after: &shownState)
            }
            switch await session.next() {
            case .end: break events
            case .redraw: shown = []
            case .key, .changed: break
            }
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    private func tick() async {
        while !Task.isCancelled {
            model.tick()
            session.announceChange()
            try? await clock.sleep(for: Self.pause)
        }
    }

    /// Refreshes stored dates at once, then all each hour, and more often while they are stale.
    private func refresh() async {
        var pauses = RefreshPauses()
        if case .loaded(_, .checking) = model.state {
            await model.refresh()
            session.announceChange()
        }
        while (try? await clock.sleep(for: pauses.next(after: model.state))) != nil {
            await model.refresh()
            session.announceChange()
        }
    }

    private func draw(ifOtherThan shown: inout [String]) {
        let lines = fitting(lines())
        guard lines != shown else { return }
        // Lines that are too wide are cut off instead of wrapped.
        let text = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\n")
        terminal.write("\u{1B}[H\u{1B}[?7l" + text + "\u{1B}[J\u{1B}[?7h")
        shown = lines
    }

    /// Returns at most as many lines as the terminal has; the last explains how to quit, and "…" marks omitted lines.
    private func fitting(_ lines: [String]) -> [String] {
        let room = max((terminal.height ?? 24) - 1, 0)
        let shown = lines.count <= room ? lines : lines.prefix(max(room - 1, 0)) + (room > 0 ? ["…"] : [])
        return shown + [terminal.paint.faint(TerminalWording.quitHint.shortened(to: terminal.width))]
    }
}

// MARK: Plain text

extension Watch {
    /// The content of the plain text, without the countdown.
    private struct State: Equatable {
        let state: ScheduleModel.State
        let day: CalendarDay?
        let daysAway: Int?
        var countdown: String?
    }

    private func write(after shown: inout State?) {
        let next = model.next
        var state = State(state: model.state, day: next?.day, daysAway: next?.daysAway)
        state.countdown = next.map { Wording.countdown($0.countdown) ?? Wording.countdownCaption($0.countdown) }
        defer { shown = state }
        guard state != shown else { return }
        let countdown = state.countdown
        shown?.countdown = countdown
        if let next, let countdown, shown == state {
            terminal.print(["\(Wording.display(next)): \(countdown)"])
        } else {
            terminal.print(lines() + ["", TerminalWording.interruptHint])
        }
    }
}

extension Key {
    /// Whether the key ends the watch.
    var endsWatch: Bool {
        switch self {
        case .character(let character): "qQ".contains(character)
        case .text(let text): text.contains { "qQ".contains($0) }
        case .enter, .backspace, .clear, .cancel: false
        }
    }
}
