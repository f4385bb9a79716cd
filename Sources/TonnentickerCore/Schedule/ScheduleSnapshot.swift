public import Foundation

/// What the backend said about an address, and when: enough to show its dates without a network.
public struct ScheduleSnapshot: Codable, Hashable, Sendable {
    public let address: Address
    public let wasteTypes: [WasteType]
    public let pickups: [Pickup]
    /// When the backend was asked.
    public let fetchedAt: Date

    public init(address: Address, wasteTypes: [WasteType], pickups: [Pickup], fetchedAt: Date) {
        self.address = address
        self.wasteTypes = wasteTypes
        self.pickups = pickups
        self.fetchedAt = fetchedAt
    }

    /// Whether it needs no proof that it is of the same district as an earlier one: it repeats all that was known of the
    /// days to come. Without an earlier one, any content is plausible.
    func isPlausible(after earlier: ScheduleSnapshot?) -> Bool {
        guard let earlier else { return !wasteTypes.isEmpty || !pickups.isEmpty }
        let firstDay = Berlin.day(of: fetchedAt)
        let expected = Set(earlier.pickups.filter { $0.day >= firstDay })
        return wasteTypes == earlier.wasteTypes && !expected.isEmpty && expected.isSubset(of: pickups)
    }

    /// What of it is still to come.
    public func schedule(today: CalendarDay) -> Schedule {
        Schedule(pickups: pickups, wasteTypes: wasteTypes, today: today)
    }
}
