/// Places, districts, waste types and pickup dates, wherever they come from.
///
/// Every call throws `APIError`, or `CancellationError` when its task was cancelled; nothing else.
public protocol TonnentickerAPI: Sendable {
    /// Places whose name matches, best first, at most `limit` (1 to 100).
    func places(matching query: String, limit: Int) async throws -> [Place]

    /// The districts of a place; exactly one where the place isn't divided.
    func districts(of place: Place.ID) async throws -> [District]

    /// The kinds of waste picked up in a district.
    func wasteTypes(of district: District.ID) async throws -> [WasteType]

    /// The pickups from the first to the last day, both included, in no promised order.
    func pickups(of district: District.ID, from first: CalendarDay, to last: CalendarDay) async throws -> [Pickup]
}
