import Foundation
import TonnentickerCore

/// The dates on a screen of their own, counting down until q or Ctrl-C.
@MainActor
struct Watch {
    let model: ScheduleModel
    let terminal: Terminal
    let clock: any Clock<Duration>
    /// The lines for the present state of the model.
    let lines: @MainActor () -> [String]

    private enum Redraw {
        case ifChanged
        /// Something else may have drawn on the terminal.
        case always
    }

    private static let pause = Duration.seconds(1)
    private static let ticksBetweenRefreshes = 3600
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
    private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

    func run() async {
        let signals = await TerminalSignals()
        let keyboard = Keyboard(keepsSignals: true)
        terminal.write(Self.enter)
        let (redraws, redraw) = AsyncStream.makeStream(of: Redraw.self)
        let tasks = [
            Task { await tick(redraw) },
            Task { await draw(redraws) },
        ]
        await untilEnd(merged(signals.arrivals, keyboard?.keys), keyboard, redraw)
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        terminal.write(Self.leave)
        keyboard?.close()
        signals.close()
    }

    private func merged(
        _ signals: AsyncStream<TerminalSignals.Event>,
        _ keys: AsyncStream<Key>?
    ) -> AsyncStream<TerminalSignals.Event> {
        let (events, continuation) = AsyncStream.makeStream(of: TerminalSignals.Event.self)
        let keys = keys ?? AsyncStream(unfolding: { nil })
        let tasks = [
            Task { for await event in signals { continuation.yield(event) } },
            Task { for await key in keys where key.ends { continuation.yield(.end) } },
        ]
        continuation.onTermination = { _ in for task in tasks { task.cancel() } }
        return events
    }

    private func untilEnd(
        _ events: AsyncStream<TerminalSignals.Event>,
        _ keyboard: Keyboard?,
        _ redraw: AsyncStream<Redraw>.Continuation
    ) async {
        for await event in events {
            switch event {
            case .end: return
            case .suspend:
                terminal.write(Self.leave)
                keyboard?.release()
                TerminalSignals.stop()
            case .resume:
                keyboard?.regain()
                terminal.write(Self.enter)
                redraw.yield(.always)
            case .resize: redraw.yield(.always)
            }
        }
    }

    /// Asks for a new picture each second, and each hour for the dates.
    private func tick(_ redraw: AsyncStream<Redraw>.Continuation) async {
        var ticks = 0
        while !Task.isCancelled {
            model.tick()
            redraw.yield(.ifChanged)
            try? await clock.sleep(for: Self.pause)
            ticks += 1
            if ticks.isMultiple(of: Self.ticksBetweenRefreshes), !Task.isCancelled { await model.refresh() }
        }
    }

    private func draw(_ redraws: AsyncStream<Redraw>) async {
        var last: [String] = []
        for await redraw in redraws {
            let shown = fitting(lines())
            guard shown != last || redraw == .always else { continue }
            terminal.write("\u{1B}[H" + shown.map { $0 + "\u{1B}[K" }.joined(separator: "\n") + "\u{1B}[J")
            last = shown
        }
    }

    /// As many lines as the terminal has, the last of them the way out; „…“ where lines are left out.
    private func fitting(_ lines: [String]) -> [String] {
        let room = max((terminal.height ?? 24) - 1, 1)
        let shown = lines.count <= room ? lines : lines.prefix(room - 1) + ["…"]
        return shown + [terminal.paint.faint(TerminalWording.quitHint.shortened(to: terminal.width))]
    }
}

extension Key {
    fileprivate var ends: Bool { self == .character("q") || self == .character("Q") || self == .cancel }
}
