import Testing
import TonnentickerCore

@testable import tonnenticker

struct FailureTests {
    @Test("knows what to do about an error of a backend that runs elsewhere")
    func remedies() {
        #expect(
            Failure(backendError: APIError(.addressGone), in: .prod).message
                == "Deine Adresse gibt es so nicht mehr. Bitte neu wählen.\nAdresse ändern: tonnenticker einrichten")
    }

    @Test("has nothing to say of a cancelled request")
    func cancelled() {
        #expect(Failure(backendError: CancellationError(), in: .local) == Failure(.failure))
    }
}
