import Foundation
import TonnentickerCore

/// The dates on a screen of their own, counting down until Ctrl-C.
@MainActor
struct Watch {
    let model: ScheduleModel
    let screen: Screen
    /// The lines for the present state of the model.
    let lines: @MainActor () -> [String]

    private static let pause = Duration.seconds(1)
    private static let ticksBetweenRefreshes = 3600
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
    private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

    func run() async {
        let interruption = await Interruption()
        screen.write(Self.enter)
        defer { screen.write(Self.leave) }
        let drawing = Task { await draw() }
        await interruption.wait()
        drawing.cancel()
        await drawing.value
    }

    /// Draws whenever something changed, be it the time, the dates or the size of the screen.
    private func draw() async {
        var last: [String] = []
        var ticks = 0
        while !Task.isCancelled {
            model.tick()
            let now = fitting(lines())
            if now != last {
                screen.write("\u{1B}[H" + now.map { $0 + "\u{1B}[K" }.joined(separator: "\n") + "\u{1B}[J")
                last = now
            }
            try? await Task.sleep(for: Self.pause)
            ticks += 1
            if ticks.isMultiple(of: Self.ticksBetweenRefreshes), !Task.isCancelled { await model.refresh() }
        }
    }

    /// As many lines as the screen has, the last of them the way out.
    private func fitting(_ lines: [String]) -> [String] {
        let height = screen.height ?? 24
        return lines.prefix(max(height - 1, 1)) + [screen.paint.faint(TerminalWording.quitHint)]
    }
}
