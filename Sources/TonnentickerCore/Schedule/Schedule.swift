/// The coming pickups of a district: a day at a time, sorted, each bin once a day.
public struct Schedule: Hashable, Sendable {
    /// Ascending, each day once.
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
    /// then by name. A pickup of a type that isn't listed is „Sonstiges“. Days on which only deselected bins are picked
    /// up are left out.
    public init(
        pickups: [Pickup],
        wasteTypes: [WasteType],
        selection: BinSelection = .all,
        today: CalendarDay
    ) {
        let bins = DistrictBins(wasteTypes, selection: selection)
        let span = today...Self.lastDay(from: today)
        var collections: [BinPickup] = []
        collections.reserveCapacity(pickups.count)
        var notes: [String] = []
        for pickup in pickups where span.contains(pickup.day) {
            for meaning in bins[pickup.wasteTypeID] {
                let start = notes.count
                if let note = meaning.note { notes.append(note) }
                if let note = pickup.note { notes.append(note) }
                let dayNumber = pickup.day.number
                collections.append(BinPickup(dayNumber: dayNumber, bin: meaning.bin, notes: start..<notes.count))
            }
        }
        collections.sort { ($0.dayNumber, $0.bin) < ($1.dayNumber, $1.bin) }
        var days: [PickupDay] = []
        var rest = ArraySlice(collections)
        while let first = rest.first {
            var dayBins: [Bin] = []
            while let next = rest.first, next.dayNumber == first.dayNumber {
                let same = rest.prefix { $0.dayNumber == next.dayNumber && $0.bin == next.bin }
                dayBins.append(bins.bins[next.bin].bin.with(notes: same.lazy.flatMap { notes[$0.notes] }))
                rest = rest.dropFirst(same.count)
            }
            days.append(PickupDay(day: CalendarDay(number: first.dayNumber), bins: dayBins))
        }
        self.days = days
    }

    /// The days through the end of the next month, for a short list; never none where there are some.
    public func near(today: CalendarDay) -> Schedule {
        let month = today.month % 12 + 1
        let year = today.year + (month == 1 ? 1 : 0)
        let near = days.prefix { ($0.day.year, $0.day.month) <= (year, month) }
        return Schedule(days: Array(near.isEmpty ? days.prefix(1) : near))
    }
}

/// A pickup of one bin.
private struct BinPickup {
    let dayNumber: Int
    /// The place of the bin in the district's list.
    let bin: Int
    /// The place of its notes among those of all pickups.
    let notes: Range<Int>
}

extension Bin {
    /// The bin with notes, each once.
    fileprivate func with(notes: some Sequence<String>) -> Bin {
        let notes = Set(notes)
        return notes.isEmpty ? self : Bin(name: name, style: style, note: notes.sorted().joined(separator: " · "))
    }
}
