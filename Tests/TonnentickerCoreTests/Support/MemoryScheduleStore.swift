@testable import TonnentickerCore

/// Keeps copies in memory, or fails to.
final class MemoryScheduleStore: ScheduleStore {
    private let copies: Locked<[ScheduleCopy]>
    private let error: StorageError?

    init(_ copies: [ScheduleCopy] = [], error: StorageError? = nil) {
        self.copies = Locked(copies)
        self.error = error
    }

    func copy(of address: Address) throws(StorageError) -> ScheduleCopy? {
        if let error { throw error }
        return copies.withLock { $0.last { $0.address == address } }
    }

    func save(_ copy: ScheduleCopy) throws(StorageError) {
        if let error { throw error }
        copies.withLock { $0.append(copy) }
    }
}
