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

    /// What of it is still to come.
    public func schedule(today: CalendarDay) -> Schedule {
        Schedule(pickups: pickups, wasteTypes: wasteTypes, today: today)
    }
}
