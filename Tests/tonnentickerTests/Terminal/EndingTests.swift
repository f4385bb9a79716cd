import Testing

@testable import tonnenticker

struct EndingTests {
    @Test("cancels work at once, even work that begins later, and ends the process if it doesn't end by itself")
    func begins() async throws {
        let (forced, force) = AsyncStream.makeStream(of: Void.self)
        let ending = Ending(patience: .zero) { force.finish() }
        let forever = Task { try await Task.sleep(for: .seconds(86_400)) }
        let work = Task { try await ending.whileCancellable(forever) }
        #expect(!ending.hasBegun)
        ending.begin()
        #expect(ending.hasBegun)
        await #expect(throws: CancellationError.self) { try await work.value }
        let late = Task { try await Task.sleep(for: .seconds(86_400)) }
        await #expect(throws: CancellationError.self) { try await ending.whileCancellable(late) }
        for await _ in forced {}
    }
}
