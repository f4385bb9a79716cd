public import Foundation

/// An export of the dates as an iCalendar file, for people without the app. Source: RFC 5545.
///
/// Each day with pickups is one all-day event. Its UID depends only on the day and the names of the address, so that
/// repeating an import replaces events instead of duplicating them. Exported events that have moved or gone are
/// cancelled.
public enum CalendarExport {
    /// Writes the calendar and updates `exported`.
    ///
    /// - Parameters:
    ///   - schedule: The days that become events.
    ///   - address: The address, which determines the UIDs and the location.
    ///   - withAlarms: Whether the events have an alarm on the evening before.
    ///   - now: The instant in the events' timestamps.
    ///   - exported: What was exported for the address before; updated to what has been exported now.
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

    /// Writes the calendar of an address that was never exported.
    public static func iCalendar(_ schedule: Schedule, of address: Address, withAlarms: Bool, now: Date) -> Data {
        var exported = ExportedCalendar.none
        return iCalendar(schedule, of: address, withAlarms: withAlarms, now: now, after: &exported)
    }
}
