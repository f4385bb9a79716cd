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

    /// The coming pickups of a household's bins.
    public func schedule(for selection: BinSelection = .all, today: CalendarDay) -> Schedule {
        Schedule(pickups: pickups, wasteTypes: wasteTypes, selection: selection, today: today)
    }

    /// The district's bins, in the order in which bins of one day are listed.
    public func bins(_ selection: BinSelection) -> [HouseholdBin] {
        DistrictBins(wasteTypes, selection: selection).bins(of: pickups)
    }

    /// Whether any pickup is to come, be it of a deselected bin.
    func hasPickups(today: CalendarDay) -> Bool {
        let span = today...Schedule.lastDay(from: today)
        return pickups.contains { span.contains($0.day) }
    }
}
