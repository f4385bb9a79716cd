/// A policy for retrying failed requests. All requests are GETs, which are safe to repeat.
struct RetryPolicy: Sendable {
    /// The pause before each retry, without jitter. There are as many retries as pauses.
    let pauses: [Duration]
    /// The longest `Retry-After` that is waited for without asking the user.
    let longestRetryAfter: Duration

    static let standard = RetryPolicy(pauses: [.milliseconds(500), .seconds(2)], longestRetryAfter: .seconds(5))

    /// Returns how long to wait before the next attempt, or `nil` if there shouldn't be one.
    ///
    /// Retries a missing response, 5xx, and 429 if the backend asks for a short wait or none. Doesn't retry if the
    /// device is offline or the response would be the same again.
    ///
    /// - Parameters:
    ///   - failures: The number of failed attempts so far, from 1.
    ///   - jitter: 0 to 1. Moves a pause by up to a quarter, so that many devices don't retry at the same instant.
    func pause(after failure: Failure, failures: Int, jitter: Double) -> Duration? {
        guard pauses.indices.contains(failures - 1) else { return nil }
        let pause = pauses[failures - 1] * (0.75 + 0.5 * min(max(jitter, 0), 1))
        switch failure {
        case .noResponse: return pause
        case .status(429, let retryAfter):
            let wanted = retryAfter ?? .zero
            return wanted <= longestRetryAfter ? max(pause, wanted) : nil
        case .status(500...599, _): return pause
        case .status, .final: return nil
        }
    }

    enum Failure: Hashable, Sendable {
        /// The connection was refused, broke off, or took too long.
        case noResponse
        case status(Int, retryAfter: Duration?)
        /// A failure that a retry can't fix.
        case final
    }
}
