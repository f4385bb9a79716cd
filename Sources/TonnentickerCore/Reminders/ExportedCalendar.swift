/// The events that a calendar has received for an address, so that the next export can cancel moved or removed ones.
public struct ExportedCalendar: Codable, Hashable, Sendable {
    /// An event as it was last exported.
    struct Event: Codable, Hashable, Sendable {
        let day: CalendarDay
        let summary: String
        let description: String
        /// How often it has changed. Source: RFC 5545, 3.8.7.4.
        let sequence: Int
        let isCancelled: Bool
    }

    /// The events in ascending order, one a day.
    let events: [Event]

    /// A calendar without any export.
    public static let none = ExportedCalendar(events: [])

    /// Returns the calendar after an export of these days, including events whose days aren't among them.
    ///
    /// - Parameter today: The day before which events are forgotten.
    func updated(with days: [PickupDay], today: CalendarDay) -> ExportedCalendar {
        let known = Dictionary(events.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
        let current = days.map { day in
            let event = Event(
                day: day.day, summary: Wording.list(day.bins.map(\.name)),
                description: Wording.calendarDescription(day.bins), sequence: 0, isCancelled: false)
            return known[day.day].map { event.following($0) } ?? event
        }
        let currentDays = Set(days.map(\.day))
        let gone = events.filter { $0.day >= today && !currentDays.contains($0.day) }.map(\.cancelled)
        return ExportedCalendar(events: (current + gone).sorted { $0.day < $1.day })
    }
}

extension ExportedCalendar.Event {
    /// Returns the event with the sequence number that follows an earlier one of the same day.
    fileprivate func following(_ earlier: Self) -> Self {
        let isSame = !earlier.isCancelled && summary == earlier.summary && description == earlier.description
        return Self(
            day: day, summary: summary, description: description,
            sequence: earlier.sequence + (isSame ? 0 : 1), isCancelled: false)
    }

    fileprivate var cancelled: Self {
        isCancelled
            ? self
            : Self(
                day: day, summary: summary, description: description, sequence: sequence + 1, isCancelled: true)
    }
}
