public import Foundation

/// The dates as an iCalendar file, for people without the app. Source: RFC 5545.
///
/// One all-day event a day with pickups. Its UID depends on the day and on the names of the address alone, so that an
/// import repeated later replaces instead of doubling.
public enum CalendarExport {
    /// - Parameters:
    ///   - schedule: what becomes events.
    ///   - address: what the events take their UID and their place from.
    ///   - withAlarms: whether the events remind on the evening before.
    ///   - now: the instant that the events are stamped with.
    public static func iCalendar(
        _ schedule: Schedule,
        of address: Address,
        withAlarms: Bool,
        now: Date
    ) -> Data {
        var text = CalendarText(capacity: 600 * (schedule.days.count + 1))
        text.addLine("BEGIN:VCALENDAR")
        text.addLine("VERSION:2.0")
        text.addLine("PRODID:-//Better Tonnenticker//Abholtermine//DE")
        text.addLine("CALSCALE:GREGORIAN")
        text.addLine("METHOD:PUBLISH")
        text.add("X-WR-CALNAME", text: Wording.calendarName(address))
        var events = CalendarEvents(address: address, withAlarms: withAlarms, now: now)
        for day in schedule.days where !day.bins.isEmpty {
            events.write(day, to: &text)
        }
        text.addLine("END:VCALENDAR")
        return Data(text.bytes)
    }
}
