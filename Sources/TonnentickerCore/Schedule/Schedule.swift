/// The coming pickups of a district: a day at a time, sorted, each bin once a day.
public struct Schedule: Hashable, Sendable {
    public let days: [PickupDay]

    public init(days: [PickupDay]) {
        self.days = days
    }

    /// How far ahead dates are believed, in years.
    static let horizon = 2

    /// The last day that a schedule of `today` reaches.
    public static func lastDay(from today: CalendarDay) -> CalendarDay {
        today.adding(years: horizon)
    }

    /// Builds the schedule from what the backend says, in any order and with repetitions.
    ///
    /// Days before `today` and beyond two years are left out. Bins of one day stand in the order of `WasteCategory`,
    /// then by name. A pickup of a type that isn't listed is „Sonstiges“.
    public init(pickups: [Pickup], wasteTypes: [WasteType], today: CalendarDay) {
        let kinds = Dictionary(
            wasteTypes.map { ($0.id, BinKind.kinds(of: $0)) }, uniquingKeysWith: { first, _ in first })
        let span = today...Self.lastDay(from: today)
        var binsByDay: [CalendarDay: [BinKind: Set<String>]] = [:]
        for pickup in pickups where span.contains(pickup.day) {
            for kind in kinds[pickup.wasteTypeID] ?? [.unknown] {
                let notes = [kind.note, pickup.note].compactMap(\.self)
                binsByDay[pickup.day, default: [:]][kind, default: []].formUnion(notes)
            }
        }
        days = binsByDay.sorted { $0.key < $1.key }.map { day, bins in
            PickupDay(day: day, bins: bins.sorted { $0.key < $1.key }.map { $0.bin(notes: $1) })
        }
    }

    /// The days through the end of the next month, for a short list; never none where there are some.
    public func near(today: CalendarDay) -> Schedule {
        let month = today.month % 12 + 1
        let year = today.year + (month == 1 ? 1 : 0)
        let near = days.prefix { ($0.day.year, $0.day.month) <= (year, month) }
        return Schedule(days: Array(near.isEmpty ? days.prefix(1) : near))
    }
}
