/// A day with at least one pickup, and all of its bins.
public struct PickupDay: Hashable, Sendable {
    public let day: CalendarDay
    /// The bins in the order of `WasteCategory`, then by name; never empty.
    public let bins: [Bin]

    public init(day: CalendarDay, bins: [Bin]) {
        self.day = day
        self.bins = bins
    }
}
