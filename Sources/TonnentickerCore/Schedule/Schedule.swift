/// The coming pickups of a district, grouped by day and sorted, with each bin at most once a day.
public struct Schedule: Hashable, Sendable {
    /// The days in ascending order, each once.
    public let days: [PickupDay]

    public init(days: [PickupDay]) {
        self.days = days
    }

    /// How many years ahead dates are accepted.
    static let horizon = 2

    /// Returns the last day of a schedule that begins today.
    public static func lastDay(from today: CalendarDay) -> CalendarDay {
        today.adding(years: horizon)
    }

    /// Builds the schedule from the backend's pickups, in any order and with repetitions.
    ///
    /// Days before `today` and beyond two years are left out. The bins of one day are in the order of `WasteCategory`,
    /// then by name. A pickup of an unlisted type is "Sonstiges". Days with only deselected bins are left out.
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

    /// Returns the days through the end of the next month for a short list; at least one day if there are any.
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
    /// The index of the bin in the district's list.
    let bin: Int
    /// The indices of its notes among those of all pickups.
    let notes: Range<Int>
}

extension Bin {
    /// Returns the bin with notes, each once.
    fileprivate func with(notes: some Sequence<String>) -> Bin {
        let notes = Set(notes)
        return notes.isEmpty ? self : Bin(name: name, style: style, note: notes.sorted().joined(separator: " · "))
    }
}
