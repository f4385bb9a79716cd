import TonnentickerCore

/// A progress indicator on a terminal that appears after 250 ms and disappears afterwards.
struct Spinner {
    private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    private static let pause = Duration.milliseconds(100)
    private static let clearLine = "\r\u{1B}[K"

    let terminal: Terminal
    let clock: any Clock<Duration>

    @MainActor
    func whileRunning<Value: Sendable>(
        _ text: String,
        _ work: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        guard terminal.canShowProgress else { return try await work() }
        let spinning = Task { await spin(text) }
        do {
            let value = try await work()
            await stop(spinning)
            return value
        } catch {
            await stop(spinning)
            throw error
        }
    }

    @MainActor
    private func stop(_ spinning: Task<Void, Never>) async {
        spinning.cancel()
        await spinning.value
    }

    @MainActor
    private func spin(_ text: String) async {
        guard (try? await clock.sleep(for: DelayedPlaceholder.delay)) != nil else { return }
        var frame = 0
        while !Task.isCancelled {
            let line = "\(Self.frames[frame % Self.frames.count]) \(text) …"
            terminal.writeMessage("\r" + line.shortened(to: terminal.width - 1))
            frame += 1
            try? await clock.sleep(for: Self.pause)
        }
        terminal.writeMessage(Self.clearLine)
    }
}
