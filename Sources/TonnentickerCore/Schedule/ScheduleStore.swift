/// A store that keeps the dates of addresses between starts.
public protocol ScheduleStore: Sendable {
    /// Returns what is stored for an address; `nil` if there is nothing or none of it is usable.
    func snapshot(of address: Address) throws(StorageError) -> ScheduleSnapshot?

    /// Stores a snapshot, unless a newer one of the same address is already stored.
    func save(_ snapshot: ScheduleSnapshot) throws(StorageError)
}
