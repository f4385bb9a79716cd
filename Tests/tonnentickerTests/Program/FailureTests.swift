import Testing
import TonnentickerCore

@testable import tonnenticker

struct FailureTests {
    @Test("gives advice for an error of a backend that runs elsewhere")
    func remedies() {
        #expect(
            Failure(backendError: APIError(.addressGone), in: .prod).message
                == "Deine Adresse gibt es so nicht mehr. Bitte neu wählen.\nAdresse ändern: tonnenticker einrichten")
    }

    @Test("has no message for a cancelled request")
    func cancelled() {
        #expect(Failure(backendError: CancellationError(), in: .local) == Failure(.failure))
    }
}
