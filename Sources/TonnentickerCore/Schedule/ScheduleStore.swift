/// Keeps the dates of an address from one start to the next.
public protocol ScheduleStore: Sendable {
    /// What was kept for an address; `nil` where nothing was or nothing of it is usable.
    func snapshot(of address: Address) throws(StorageError) -> ScheduleSnapshot?

    /// Keeps a copy, unless a newer one of the same address is kept already.
    func save(_ snapshot: ScheduleSnapshot) throws(StorageError)
}
