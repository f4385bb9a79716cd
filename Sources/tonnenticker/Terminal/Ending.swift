import Foundation

/// The wish to end, which overtakes all else that is to be done, even by a program that is too busy to notice.
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
    ///   - force: Ends the process where it hasn't.
    init(patience: Duration = .seconds(1), force: @escaping @Sendable () -> Void) {
        self.patience = patience
        self.force = force
    }

    var hasBegun: Bool { lock.withLock { isWished } }

    /// Cancels the work that is being done, and ends the process where it is still there after a moment.
    func begin() {
        let cancel = lock.withLock {
            isWished = true
            return self.cancel
        }
        cancel?()
        // Not on the main actor, which may be what is busy.
        Task.detached { [self, patience] in
            try? await ContinuousClock().sleep(for: patience)
            if lock.withLock({ !isOver }) { force() }
        }
    }

    /// The program ends by itself from here on.
    func finish() {
        lock.withLock { isOver = true }
    }

    /// Does work that the wish to end cancels.
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
