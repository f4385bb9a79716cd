public import Foundation

/// The dates as an iCalendar file, for people without the app. Source: RFC 5545.
///
/// One all-day event a day with pickups. Its UID depends on the day and on the names of the address alone, so that an
/// import repeated later replaces instead of doubling. What was exported before and has moved or gone is cancelled.
public enum CalendarExport {
    /// - Parameters:
    ///   - schedule: what becomes events.
    ///   - address: what the events take their UID and their place from.
    ///   - withAlarms: whether the events remind on the evening before.
    ///   - now: the instant that the events are stamped with.
    ///   - exported: what was exported of the address before; it becomes what has been exported now.
    public static func iCalendar(
        _ schedule: Schedule,
        of address: Address,
        withAlarms: Bool,
        now: Date,
        after exported: inout ExportedCalendar
    ) -> Data {
        let days = schedule.days.filter { !$0.bins.isEmpty }
        exported = exported.updated(with: days, today: Berlin.day(of: now))
        var text = CalendarText(capacity: 600 * (schedule.days.count + 1))
        text.addLine("BEGIN:VCALENDAR")
        text.addLine("VERSION:2.0")
        text.addLine("PRODID:-//Better Tonnenticker//Abholtermine//DE")
        text.addLine("CALSCALE:GREGORIAN")
        text.addLine("METHOD:PUBLISH")
        text.add("X-WR-CALNAME", text: Wording.calendarName(address))
        var events = CalendarEvents(address: address, withAlarms: withAlarms, now: now)
        var coming = days[...]
        for event in exported.events {
            if event.isCancelled {
                events.write(event, to: &text)
            } else if let day = coming.popFirst() {
                events.write(day, sequence: event.sequence, to: &text)
            }
        }
        text.addLine("END:VCALENDAR")
        return Data(text.bytes)
    }

    /// The same where nothing was exported before.
    public static func iCalendar(_ schedule: Schedule, of address: Address, withAlarms: Bool, now: Date) -> Data {
        var exported = ExportedCalendar.none
        return iCalendar(schedule, of: address, withAlarms: withAlarms, now: now, after: &exported)
    }
}
