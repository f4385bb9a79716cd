import Foundation

/// A request to end, which overtakes all other work, even if the program is too busy to notice.
///
/// `@unchecked Sendable`: the variables are only touched while `lock` is held.
final class Ending: @unchecked Sendable {
    private let lock = NSLock()
    private var isWished = false
    private var isOver = false
    private var cancel: (@Sendable () -> Void)?
    private let patience: Duration
    private let force: @Sendable () -> Void

    /// - Parameters:
    ///   - patience: How long the program may take to end by itself.
    ///   - force: Ends the process if it hasn't ended by then.
    init(patience: Duration = .seconds(1), force: @escaping @Sendable () -> Void) {
        self.patience = patience
        self.force = force
    }

    var hasBegun: Bool { lock.withLock { isWished } }

    /// Cancels the current work, and ends the process if it hasn't ended after a moment.
    func begin() {
        let cancel = lock.withLock {
            isWished = true
            return self.cancel
        }
        cancel?()
        // Not on the main actor, which may be the busy one.
        Task.detached { [self, patience] in
            try? await ContinuousClock().sleep(for: patience)
            if lock.withLock({ !isOver }) { force() }
        }
    }

    /// Tells that the program ends by itself from now on.
    func finish() {
        lock.withLock { isOver = true }
    }

    /// Runs work that a request to end cancels.
    func whileCancellable<Value: Sendable>(_ task: Task<Value, any Error>) async throws -> Value {
        let isLate = lock.withLock {
            cancel = { task.cancel() }
            return isWished
        }
        if isLate { task.cancel() }
        defer { lock.withLock { cancel = nil } }
        return try await task.value
    }
}
