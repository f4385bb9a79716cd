/// A source of places, districts, waste types and pickup dates.
///
/// Every call throws `APIError`, or `CancellationError` if its task was cancelled, and nothing else.
public protocol TonnentickerAPI: Sendable {
    /// Finds places by name, best match first, at most `limit` (1 to 100).
    func places(matching query: String, limit: Int) async throws -> [Place]

    /// Lists the districts of a place; exactly one if the place isn't divided.
    func districts(of place: Place.ID) async throws -> [District]

    /// Lists the kinds of waste that are picked up in a district.
    func wasteTypes(of district: District.ID) async throws -> [WasteType]

    /// Lists the pickups from the first to the last day, both included, in any order.
    func pickups(of district: District.ID, from first: CalendarDay, to last: CalendarDay) async throws -> [Pickup]
}
