struct NeverHappened: Error {}

/// Lets other tasks run until a condition holds, for at most a minute.
func eventually(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() {
        guard ContinuousClock.now < end else { throw NeverHappened() }
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Lets other tasks run for a moment.
func settle() async {
    for _ in 0..<10 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(2))
}
