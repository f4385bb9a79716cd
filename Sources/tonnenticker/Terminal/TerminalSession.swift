import Observation

/// Exclusive use of the terminal, with keys, signals and other events one after the other. An end overtakes them.
@MainActor
final class TerminalSession {
    enum Event: Equatable, Sendable {
        case key(Key)
        /// What is shown may have changed.
        case changed
        /// Another program may have drawn on the terminal, or its size has changed.
        case redraw
        case end
    }

    private enum Arrival: Sendable {
        case event(Event)
        case suspend
        case resume
    }

    private let taken: TakenTerminal
    private let ending: Ending
    private let arrivals: AsyncStream<Arrival>
    private let arrival: AsyncStream<Arrival>.Continuation
    private let signals: TerminalSignals
    private let keyboard: Keyboard?
    private var isObserving = false
    private var isSuspended = false
    /// Keys typed after a suspension, before the system has reported its end.
    private var earlyKeys: [Event] = []

    /// Takes the terminal. Keys arrive if standard input is a terminal.
    ///
    /// - Parameter ends: Whether a key ends the program, as Ctrl-C always does, even while work is running.
    init(_ terminal: Terminal, endingAt ends: @escaping @Sendable (Key) -> Bool = { _ in false }) async {
        let taken = TakenTerminal(terminal)
        let ending = Ending(force: { taken.giveUp() })
        let (arrivals, arrival) = AsyncStream.makeStream(of: Arrival.self)
        @Sendable func end() {
            ending.begin()
            arrival.yield(.event(.end))
        }
        self.taken = taken
        self.ending = ending
        self.arrivals = arrivals
        self.arrival = arrival
        signals = await TerminalSignals { event in
            switch event {
            case .end: end()
            case .suspend: arrival.yield(.suspend)
            case .resume: arrival.yield(.resume)
            case .resize: arrival.yield(.event(.redraw))
            }
        }
        taken.take()
        guard taken.hasKeys else {
            keyboard = nil
            return
        }
        keyboard = Keyboard { key in
            if key == .cancel || ends(key) {
                end()
            } else {
                arrival.yield(.event(.key(key)))
            }
        }
    }

    /// Switches on a feature of the terminal until the end, whenever the program is in the foreground.
    func add(_ feature: TakenTerminal.Feature) {
        taken.add(feature)
    }

    /// Whether the program should end.
    var isEnding: Bool { ending.hasBegun }

    /// Returns the next event. At Ctrl-Z, stops the program and continues in the foreground: nothing may draw before
    /// the terminal is taken again.
    func next() async -> Event {
        if !isSuspended, !earlyKeys.isEmpty { return earlyKeys.removeFirst() }
        for await arrival in arrivals {
            if ending.hasBegun { return .end }
            switch arrival {
            case .event(.changed) where isSuspended: isObserving = false
            case .event(let event) where isSuspended:
                if case .key = event { earlyKeys.append(event) }
            case .event(.changed):
                isObserving = false
                return .changed
            case .event(let event): return event
            case .suspend:
                taken.giveBack()
                isSuspended = true
                TerminalSignals.stop()
            case .resume:
                isSuspended = false
                taken.take()
                return .redraw
            }
        }
        return .end
    }

    /// Makes `next` return `changed`.
    func announceChange() {
        arrival.yield(.event(.changed))
    }

    /// Makes `next` return the first change of what `read` observes, from the call after the last such event on.
    func announceChange(of read: () -> Void) {
        guard !isObserving else { return }
        isObserving = true
        withObservationTracking(read) { [arrival] in arrival.yield(.event(.changed)) }
    }

    /// Runs work that may take long; a request to end cancels it.
    func whileOpen<Value: Sendable>(_ work: @escaping @MainActor () async throws -> Value) async throws -> Value {
        try await ending.whileCancellable(Task { try await work() })
    }

    /// Gives the terminal back. After a request to end, discards unread input, so that the shell doesn't run what was
    /// pasted here.
    func close() {
        keyboard?.close()
        taken.giveBack(discardingInput: ending.hasBegun)
        ending.finish()
        signals.close()
    }
}
