/// A kind of waste that is picked up in a district, as the backend describes it.
public struct WasteType: Codable, Hashable, Identifiable, Sendable {
    /// An opaque id that pickups refer to.
    public let id: String
    public let name: String
    /// One to three letters according to the contract; not validated yet.
    public let code: String?
    /// Six hex digits, with or without `#`, according to the contract; not validated yet.
    public let color: String?

    public init(id: String, name: String, code: String? = nil, color: String? = nil) {
        self.id = id
        self.name = name
        self.code = code
        self.color = color
    }
}

/// A pickup of one kind of waste on one day.
public struct Pickup: Codable, Hashable, Sendable {
    public let day: CalendarDay
    /// The id of the waste type, which may not be listed.
    public let wasteTypeID: WasteType.ID
    /// The backend's note about anything special.
    public let note: String?

    public init(day: CalendarDay, wasteTypeID: WasteType.ID, note: String? = nil) {
        self.day = day
        self.wasteTypeID = wasteTypeID
        self.note = note
    }
}
