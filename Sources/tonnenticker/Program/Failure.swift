import TonnentickerCore

/// How a run ends.
enum ExitCode: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
    case notSetUp = 3
    /// Dates were shown that could not be refreshed.
    case stale = 4
}

/// What stops a run: the exit status, and words for the person where they haven't been said.
struct Failure: Error, Equatable {
    let status: ExitCode
    let message: String?

    init(_ status: ExitCode, _ message: String? = nil) {
        self.status = status
        self.message = message
    }

    init(_ error: APIError, in flavour: AppEnvironment.Flavour, status: ExitCode = .failure) {
        let lines = TerminalWording.lines(about: error, in: flavour, retry: TerminalWording.sameCommand)
        self.init(status, lines.joined(separator: "\n"))
    }

    init(_ error: StorageError) {
        self.init(.failure, Wording.error(error))
    }

    /// An error of `TonnentickerAPI`; a cancelled request has nothing to say.
    init(backendError error: any Error, in flavour: AppEnvironment.Flavour) {
        if let error = error as? APIError {
            self.init(error, in: flavour)
        } else {
            self.init(.failure)
        }
    }
}
