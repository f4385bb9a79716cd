/// A day with at least one pickup, and all of its bins.
public struct PickupDay: Hashable, Sendable {
    public let day: CalendarDay
    /// Not empty; in the order of `WasteCategory`, then by name.
    public let bins: [Bin]

    public init(day: CalendarDay, bins: [Bin]) {
        self.day = day
        self.bins = bins
    }
}
