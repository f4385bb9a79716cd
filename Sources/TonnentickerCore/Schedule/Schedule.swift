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
        let bins = DistrictBins(wasteTypes)
        let span = today...Self.lastDay(from: today)
        var collections: [Collection] = []
        collections.reserveCapacity(pickups.count)
        for pickup in pickups where span.contains(pickup.day) {
            for meaning in bins[pickup.wasteTypeID] {
                collections.append(Collection(day: pickup.day, meaning: meaning, note: pickup.note))
            }
        }
        collections.sort { ($0.dayNumber, $0.bin) < ($1.dayNumber, $1.bin) }
        days = collections.chunked { $0.dayNumber == $1.dayNumber }.map { day in
            PickupDay(
                day: day[day.startIndex].day,
                bins: day.chunked { $0.bin == $1.bin }.map { same in
                    bins.bins[same[same.startIndex].bin].with(notes: same.lazy.flatMap(\.notes))
                }
            )
        }
    }

    /// What is left of the schedule on a later day.
    public func from(_ today: CalendarDay) -> Schedule {
        Schedule(days: Array(days.drop { $0.day < today }))
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
private struct Collection {
    let day: CalendarDay
    let dayNumber: Int
    /// The place of the bin in the district's list.
    let bin: Int
    let notes: [String]

    init(day: CalendarDay, meaning: DistrictBins.Meaning, note: String?) {
        self.day = day
        dayNumber = day.number
        bin = meaning.bin
        notes = meaning.note == nil && note == nil ? [] : [meaning.note, note].compactMap(\.self)
    }
}

extension Bin {
    fileprivate func with(notes: some Sequence<String>) -> Bin {
        let notes = Set(notes)
        return notes.isEmpty ? self : Bin(name: name, style: style, note: notes.sorted().joined(separator: " · "))
    }
}

extension RandomAccessCollection {
    /// Neighbouring elements that belong together, in one pass.
    fileprivate func chunked(while belongTogether: (Element, Element) -> Bool) -> [SubSequence] {
        var chunks: [SubSequence] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            if next == endIndex || !belongTogether(self[index], self[next]) {
                chunks.append(self[start..<next])
                start = next
            }
            index = next
        }
        return chunks
    }
}
