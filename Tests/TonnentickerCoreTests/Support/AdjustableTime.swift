import Foundation

/// An instant that a test can move.
final class AdjustableTime: Sendable {
    private let instant: Locked<Date>

    init(_ text: String) throws {
        instant = Locked(try TonnentickerCoreTests.instant(text))
    }

    var now: @Sendable () -> Date { { self.instant.withLock(\.self) } }

    func set(_ text: String) throws {
        let date = try TonnentickerCoreTests.instant(text)
        instant.withLock { $0 = date }
    }
}
