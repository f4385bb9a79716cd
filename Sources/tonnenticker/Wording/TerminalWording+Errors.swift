import TonnentickerCore

extension TerminalWording {
    /// What went wrong with the backend, and what to do about it; each in a line of its own.
    ///
    /// - Parameter retry: how to ask once more.
    static func lines(about error: APIError, in flavour: AppEnvironment.Flavour, retry: String) -> [String] {
        [Wording.error(error), flavour == .local ? localAdvice(error) : nil, remedy(error, retry)].compactMap(\.self)
    }

    /// What only somebody can do who runs the backend on this machine.
    private static func localAdvice(_ error: APIError) -> String? {
        switch error.reason {
        case .connectionRefused: "Starte ihn: python3 Tests/LocalBackend/local_backend.py"
        case .keyRefused: "Der Schlüssel in Configurations/Local.xcconfig ist ein anderer als der des Dienstes."
        case .offline, .serverUnavailable, .tooManyRequests, .unexpectedAnswer, .addressGone: nil
        }
    }

    /// `nil` where asking again at once is no use.
    private static func remedy(_ error: APIError, _ retry: String) -> String? {
        switch error.reason {
        case .addressGone: "\(Wording.remedy(error)): tonnenticker einrichten"
        case .keyRefused, .tooManyRequests: nil
        case .offline, .connectionRefused, .serverUnavailable, .unexpectedAnswer:
            "\(Wording.remedy(error)): \(retry)"
        }
    }
}
