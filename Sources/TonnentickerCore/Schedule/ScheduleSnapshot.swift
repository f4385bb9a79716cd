public import Foundation

/// The backend's response about an address with its time: enough to show the dates without a network.
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

    /// Returns whether this is certainly the same district as an earlier snapshot's, because it repeats all known
    /// coming pickups. Without an earlier one, any content is plausible.
    func isPlausible(after earlier: ScheduleSnapshot?) -> Bool {
        guard let earlier else { return !wasteTypes.isEmpty || !pickups.isEmpty }
        let firstDay = Berlin.day(of: fetchedAt)
        let expected = Set(earlier.pickups.filter { $0.day >= firstDay })
        return wasteTypes == earlier.wasteTypes && !expected.isEmpty && expected.isSubset(of: pickups)
    }

    /// Returns the coming pickups of a household's bins.
    public func schedule(for selection: BinSelection = .all, today: CalendarDay) -> Schedule {
        Schedule(pickups: pickups, wasteTypes: wasteTypes, selection: selection, today: today)
    }

    /// Returns the district's bins, in the order in which those of one day are listed.
    public func bins(_ selection: BinSelection) -> [HouseholdBin] {
        DistrictBins(wasteTypes, selection: selection).bins(of: pickups)
    }

    /// Returns whether any pickup is coming, even of a deselected bin.
    func hasPickups(today: CalendarDay) -> Bool {
        let span = today...Schedule.lastDay(from: today)
        return pickups.contains { span.contains($0.day) }
    }
}
