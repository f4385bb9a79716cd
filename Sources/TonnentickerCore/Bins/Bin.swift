/// One bin to put out on a day: what it is called, how it looks, and what is special this time.
public struct Bin: Hashable, Sendable {
    public let name: String
    public let style: WasteStyle
    public let note: String?

    public init(name: String, style: WasteStyle, note: String? = nil) {
        self.name = name
        self.style = style
        self.note = note
    }
}

/// A day with at least one pickup, and all of its bins.
public struct PickupDay: Hashable, Sendable {
    public let day: CalendarDay
    public let bins: [Bin]

    public init(day: CalendarDay, bins: [Bin]) {
        self.day = day
        self.bins = bins
    }
}
