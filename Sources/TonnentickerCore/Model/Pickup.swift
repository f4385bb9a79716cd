/// A kind of waste that is picked up in a district, as the backend describes it.
public struct WasteType: Codable, Hashable, Identifiable, Sendable {
    /// Opaque; pickups refer to it.
    public let id: String
    public let name: String
    /// Meant to be one to three letters; not yet checked.
    public let code: String?
    /// Meant to be six hex digits, with or without `#`; not yet checked.
    public let color: String?

    public init(id: String, name: String, code: String? = nil, color: String? = nil) {
        self.id = id
        self.name = name
        self.code = code
        self.color = color
    }
}

/// One kind of waste being picked up on one day.
public struct Pickup: Codable, Hashable, Sendable {
    public let day: CalendarDay
    /// May be of a type that isn't listed.
    public let wasteTypeID: WasteType.ID
    /// What is special about it, as the backend words it.
    public let note: String?

    public init(day: CalendarDay, wasteTypeID: WasteType.ID, note: String? = nil) {
        self.day = day
        self.wasteTypeID = wasteTypeID
        self.note = note
    }
}
