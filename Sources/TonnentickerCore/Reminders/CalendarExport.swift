public import Foundation

/// The dates as an iCalendar file, for people without the app. Source: RFC 5545.
///
/// One all-day event a day with pickups. Its UID depends on the day and on the names of the address alone, so that an
/// import repeated later replaces instead of doubling.
public enum CalendarExport {
    /// - Parameter now: the instant that the events are stamped with.
    public static func iCalendar(_ schedule: Schedule, of address: Address, now: Date) -> Data {
        var text = CalendarText()
        text.add("BEGIN", "VCALENDAR")
        text.add("VERSION", "2.0")
        text.add("PRODID", "-//Better Tonnenticker//Abholtermine//DE")
        text.add("CALSCALE", "GREGORIAN")
        text.add("METHOD", "PUBLISH")
        text.add("X-WR-CALNAME", text: Wording.calendarName(address))
        let stamp = timestamp(now)
        let fingerprint = fingerprint(of: address)
        for day in schedule.days where !day.bins.isEmpty {
            let event = CalendarEvent(day: day, stamp: stamp, fingerprint: fingerprint, place: Wording.address(address))
            event.write(to: &text)
        }
        text.add("END", "VCALENDAR")
        return text.data
    }

    /// `20261130T170400Z`.
    private static func timestamp(_ instant: Date) -> String {
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down))
        let day = CalendarDay(number: Int((Double(seconds) / 86_400).rounded(.down)))
        let second = seconds - day.number * 86_400
        let clock = [second / 3600, second / 60 % 60, second % 60].map { ($0 < 10 ? "0" : "") + String($0) }
        return CalendarEvent.date(day) + "T" + clock.joined() + "Z"
    }

    /// A short name for the address that survives new ids: FNV-1a of its names.
    private static func fingerprint(of address: Address) -> String {
        let names = [address.place.name, address.place.county, address.district.name, address.district.detail]
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in names.map({ $0 ?? "" }).joined(separator: "\u{0}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}

/// One day of the calendar.
private struct CalendarEvent {
    let day: PickupDay
    let stamp: String
    let fingerprint: String
    let place: String

    func write(to text: inout CalendarText) {
        let title = Wording.list(day.bins.map(\.name))
        text.add("BEGIN", "VEVENT")
        text.add("UID", "\(day.day)-\(fingerprint)@tonnenticker")
        text.add("DTSTAMP", stamp)
        text.add("DTSTART;VALUE=DATE", Self.date(day.day))
        text.add("DTEND;VALUE=DATE", Self.date(day.day.adding(days: 1)))
        text.add("SUMMARY", text: title)
        text.add("DESCRIPTION", text: Wording.calendarDescription(day.bins))
        text.add("LOCATION", text: place)
        text.add("TRANSP", "TRANSPARENT")
        text.add("BEGIN", "VALARM")
        text.add("ACTION", "DISPLAY")
        // From the midnight that the day begins with back to 18:00; no clock change lies between.
        text.add("TRIGGER", "-PT\(24 - ReminderPlanner.hour)H")
        text.add("DESCRIPTION", text: Wording.reminderTitle(day.bins))
        text.add("END", "VALARM")
        text.add("END", "VEVENT")
    }

    /// `20261202`.
    static func date(_ day: CalendarDay) -> String {
        day.description.filter { $0 != "-" }
    }
}
