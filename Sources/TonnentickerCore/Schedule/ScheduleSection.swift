/// A part of the list of dates, with the weeks in it.
public struct ScheduleSection: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case thisWeek
        case nextWeek
        /// The days of a month that lie after the next week; month from 1 to 12.
        case month(Int, year: Int)
    }

    /// The days of one calendar week that belong to the section. A week across two months stands in both.
    public struct Week: Hashable, Sendable {
        public let week: ISOWeek
        public let days: [PickupDay]
    }

    public let kind: Kind
    public let weeks: [Week]
}

extension Schedule {
    /// This week, next week, then a section a month, each with its ISO weeks; none is empty.
    public func sections(today: CalendarDay) -> [ScheduleSection] {
        runs(of: days) { Self.kind(of: $0.day, today: today) }.map { kind, days in
            let weeks = runs(of: days, by: \.day.isoWeek).map { ScheduleSection.Week(week: $0, days: $1) }
            return ScheduleSection(kind: kind, weeks: weeks)
        }
    }

    private static func kind(of day: CalendarDay, today: CalendarDay) -> ScheduleSection.Kind {
        switch today.startOfWeek.days(until: day.startOfWeek) {
        case ..<7: .thisWeek
        case 7: .nextWeek
        default: .month(day.month, year: day.year)
        }
    }

    /// Neighbouring elements with one key, together.
    private func runs<Key: Equatable>(
        of days: [PickupDay],
        by key: (PickupDay) -> Key
    ) -> [(key: Key, days: [PickupDay])] {
        days.reduce(into: []) { runs, day in
            let key = key(day)
            if let last = runs.indices.last, runs[last].key == key {
                runs[last].days.append(day)
            } else {
                runs.append((key, [day]))
            }
        }
    }
}
