import TonnentickerCore

extension TerminalWording {
    /// Returns what went wrong with the backend and what to do about it, each on a line of its own.
    ///
    /// - Parameter retry: The call that tries again.
    static func lines(about error: APIError, in flavour: AppEnvironment.Flavour, retry: String) -> [String] {
        [Wording.error(error), flavour == .local ? localAdvice(error) : nil, remedy(error, retry)].compactMap(\.self)
    }

    /// Returns advice for a developer who runs the backend on this machine.
    private static func localAdvice(_ error: APIError) -> String? {
        switch error.reason {
        case .connectionRefused: "Starte ihn: python3 Tests/LocalBackend/local_backend.py"
        case .unauthorized: "Der Schlüssel in Configurations/Local.xcconfig ist ein anderer als der des Dienstes."
        case .offline, .serverUnavailable, .tooManyRequests, .unexpectedResponse, .addressGone: nil
        }
    }

    /// Returns how to retry; `nil` if retrying at once is pointless.
    private static func remedy(_ error: APIError, _ retry: String) -> String? {
        switch error.reason {
        case .addressGone: "\(Wording.remedy(error)): tonnenticker einrichten"
        case .unauthorized, .tooManyRequests: nil
        case .offline, .connectionRefused, .serverUnavailable, .unexpectedResponse:
            "\(Wording.remedy(error)): \(retry)"
        }
    }
}
