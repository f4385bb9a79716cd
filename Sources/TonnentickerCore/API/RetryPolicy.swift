/// Which failed requests are sent again, and after how long. All requests are GETs, which may be repeated.
struct RetryPolicy: Sendable {
    /// The pause before each repetition, before jitter; as many repetitions as pauses.
    let pauses: [Duration]
    /// The longest wait that a backend may ask for and still be asked again without the person.
    let longestRetryAfter: Duration

    static let standard = RetryPolicy(pauses: [.milliseconds(500), .seconds(2)], longestRetryAfter: .seconds(5))

    /// How long to wait before the next try; `nil` where there shall be none.
    ///
    /// Repeated are: no response, 5xx, and 429 where the backend asks for a short wait or none. Not repeated are a
    /// device without a connection and responses that would be the same again.
    ///
    /// - Parameters:
    ///   - failures: how many tries have failed so far, from 1.
    ///   - jitter: 0 to 1; moves a pause by up to a quarter, so that many devices don't ask at the same instant.
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
        /// Anything that doesn't get better by trying again.
        case final
    }
}
