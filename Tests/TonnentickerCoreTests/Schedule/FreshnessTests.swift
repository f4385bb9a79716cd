import Foundation
import Testing

@testable import TonnentickerCore

struct FreshnessTests {
    @Test(
        "identifies the errors that won't resolve themselves",
        arguments: [
            (.offline, true), (.connectionRefused, true), (.serverUnavailable, true), (.unexpectedResponse, true),
            (.tooManyRequests(retryAfter: nil), true), (.unauthorized, false), (.addressGone, false),
        ] as [(APIError.Reason, Bool)]
    )
    func lasting(reason: APIError.Reason, mayPass: Bool) {
        let error = APIError(reason)
        let since = Date(timeIntervalSince1970: 0)
        #expect(ScheduleModel.Freshness.stale(since: since, error).lastingError == (mayPass ? nil : error))
        #expect(ScheduleModel.Freshness.checking(since: since).lastingError == nil)
        #expect(ScheduleModel.Freshness.checking(since: since).staleSince == nil)
    }
}
