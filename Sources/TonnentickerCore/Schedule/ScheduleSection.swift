/// A part of the list of dates, with its weeks.
public struct ScheduleSection: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case thisWeek
        case nextWeek
        /// The days of a month after next week; month from 1 to 12.
        case month(Int, year: Int)
    }

    /// The days of one calendar week that belong to the section. A week across two months appears in both.
    public struct Week: Hashable, Sendable {
        public let week: ISOWeek
        public let days: [PickupDay]
    }

    public let kind: Kind
    public let weeks: [Week]

    /// Whether the weeks have headers; the title already names this week and next week.
    public var namesWeeks: Bool {
        switch kind {
        case .thisWeek, .nextWeek: false
        case .month: true
        }
    }
}

extension Schedule {
    /// Returns this week, next week, and then a section for each month with its ISO weeks; none are empty.
    public func sections(today: CalendarDay) -> [ScheduleSection] {
        let thisMonday = today.mondayNumber
        return days.runs { ScheduleSection.Kind(of: $0.day, thisMonday: thisMonday) }.map { kind, days in
            let weeks = days.runs(by: \.day.mondayNumber).map { _, days in
                ScheduleSection.Week(week: days[days.startIndex].day.isoWeek, days: Array(days))
            }
            return ScheduleSection(kind: kind, weeks: weeks)
        }
    }
}

extension ScheduleSection.Kind {
    /// - Parameter thisMonday: The number of the Monday of this week.
    fileprivate init(of day: CalendarDay, thisMonday: Int) {
        self =
            switch day.mondayNumber - thisMonday {
            case ..<7: .thisWeek
            case 7: .nextWeek
            default: .month(day.month, year: day.year)
            }
    }
}

extension RandomAccessCollection {
    /// Returns groups of neighbouring elements with the same key.
    fileprivate func runs<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: SubSequence)] {
        var runs: [(key: Key, elements: SubSequence)] = []
        var start = startIndex
        while start < endIndex {
            let key = (first: key(self[start]), of: key)
            let end = self[start...].firstIndex { key.of($0) != key.first } ?? endIndex
            runs.append((key.first, self[start..<end]))
            start = end
        }
        return runs
    }
}
