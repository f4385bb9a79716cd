import TonnentickerCore

/// The exit status of a run.
enum ExitCode: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
    case notSetUp = 3
    /// Dates were shown that couldn't be refreshed.
    case stale = 4
}

/// A failure that ends a run: the exit status, and a message unless it was already shown.
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

    /// Creates the failure for an error of `TonnentickerAPI`; a cancelled request has no message.
    init(backendError error: any Error, in flavour: AppEnvironment.Flavour) {
        if let error = error as? APIError {
            self.init(error, in: flavour)
        } else {
            self.init(.failure)
        }
    }
}
