import Foundation
import Testing

@testable import TonnentickerCore

struct RefreshPausesTests {
    @Test("refreshes after growing pauses from a minute on while dates are stale, and otherwise each hour")
    func grow() {
        let stale = ScheduleModel.State.loaded(Schedule(days: []), .stale(since: .distantPast, APIError(.offline)))
        let failed = ScheduleModel.State.failed(APIError(.serverUnavailable))
        var pauses = RefreshPauses()
        #expect(pauses.next(after: .loaded(Schedule(days: []), .current)) == .seconds(3600))
        let minutes = [stale, failed, stale, stale, stale, stale, stale, stale].map { pauses.next(after: $0) / 60 }
        #expect(minutes == [1, 2, 4, 8, 16, 32, 60, 60].map { Duration.seconds($0) })
        #expect(pauses.next(after: .empty) == .seconds(3600))
        #expect(pauses.next(after: stale) == .seconds(60))
    }

    @Test("never asks earlier than the backend allows, and never later than in an hour")
    func retryAfter() {
        for (wait, pause) in [(30, 60), (300, 300), (9999, 3600)] {
            var pauses = RefreshPauses()
            let error = APIError(.tooManyRequests(retryAfter: .seconds(wait)))
            #expect(pauses.next(after: .failed(error)) == .seconds(pause))
        }
    }
}
