import Foundation
import Synchronization

/// An instant that a test can move.
final class AdjustableTime: Sendable {
    private let instant: Mutex<Date>

    init(_ text: String) throws {
        instant = Mutex(try TonnentickerCoreTests.instant(text))
    }

    var now: @Sendable () -> Date { { self.instant.withLock(\.self) } }

    func set(_ text: String) throws {
        let date = try TonnentickerCoreTests.instant(text)
        instant.withLock { $0 = date }
    }
}
