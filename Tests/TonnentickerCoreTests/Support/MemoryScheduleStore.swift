@testable import TonnentickerCore

/// A store that keeps copies in memory, or fails to.
final class MemoryScheduleStore: ScheduleStore {
    private let copies: Locked<[ScheduleSnapshot]>
    private let error: StorageError?

    init(_ copies: [ScheduleSnapshot] = [], error: StorageError? = nil) {
        self.copies = Locked(copies)
        self.error = error
    }

    func snapshot(of address: Address) throws(StorageError) -> ScheduleSnapshot? {
        if let error { throw error }
        return copies.withLock { $0.last { $0.address == address } }
    }

    func save(_ copy: ScheduleSnapshot) throws(StorageError) {
        if let error { throw error }
        copies.withLock { $0.append(copy) }
    }
}
