import Foundation

/// A writer of calendar events for days with pickups, with or without an alarm on the evening before.
///
/// Events differ little, so the parts that depend on the address or the bins are prepared only once.
struct CalendarEvents {
    private static let begin = Array("BEGIN:VEVENT\r\nUID:".utf8)
    private static let dayAfter = Array("\r\nDTEND;VALUE=DATE:".utf8)

    /// The bytes from the day in the UID to the first day of the event.
    private let identity: [UInt8]
    private let place: String
    private let withAlarms: Bool
    /// The bytes from the summary to the end, by the names of bins without notes.
    private var endings: [[String]: [UInt8]] = [:]

    init(address: Address, withAlarms: Bool, now: Date) {
        let stamp = Self.timestamp(now)
        identity =
            Array("-\(Self.fingerprint(of: address))@tonnenticker\r\nDTSTAMP:\(stamp)\r\nDTSTART;VALUE=DATE:".utf8)
        place = Wording.address(address)
        self.withAlarms = withAlarms
    }

    /// - Parameter sequence: How often the event has changed.
    mutating func write(_ day: PickupDay, sequence: Int, to text: inout CalendarText) {
        writeStart(of: day.day, sequence: sequence, to: &text)
        text.append(ending(for: day.bins))
    }

    /// Cancels an event that was written before.
    func write(_ cancelled: ExportedCalendar.Event, to text: inout CalendarText) {
        writeStart(of: cancelled.day, sequence: cancelled.sequence, to: &text)
        text.addLine("STATUS:CANCELLED")
        text.add("SUMMARY", text: cancelled.summary)
        text.add("DESCRIPTION", text: cancelled.description)
        text.add("LOCATION", text: place)
        text.addLine("TRANSP:TRANSPARENT")
        text.addLine("END:VEVENT")
    }

    private func writeStart(of day: CalendarDay, sequence: Int, to text: inout CalendarText) {
        text.append(Self.begin)
        text.append(day)
        text.append(identity)
        text.append(day)
        text.append(Self.dayAfter)
        text.append(day.adding(days: 1))
        text.endLine()
        if sequence > 0 { text.addLine("SEQUENCE:\(sequence)") }
    }

    private mutating func ending(for bins: [Bin]) -> [UInt8] {
        let names = bins.map(\.name)
        guard bins.allSatisfy({ $0.note == nil }) else { return makeEnding(for: bins, names) }
        if let known = endings[names] { return known }
        let ending = makeEnding(for: bins, names)
        endings[names] = ending
        return ending
    }

    private func makeEnding(for bins: [Bin], _ names: [String]) -> [UInt8] {
        let title = Wording.list(names)
        var text = CalendarText()
        text.add("SUMMARY", text: title)
        text.add("DESCRIPTION", text: Wording.calendarDescription(bins))
        text.add("LOCATION", text: place)
        text.addLine("TRANSP:TRANSPARENT")
        if withAlarms { Self.addAlarm(for: title, to: &text) }
        text.addLine("END:VEVENT")
        return text.bytes
    }

    private static func addAlarm(for title: String, to text: inout CalendarText) {
        text.addLine("BEGIN:VALARM")
        text.addLine("ACTION:DISPLAY")
        // From midnight at the start of the day back to 18:00; no clock change is in between.
        text.addLine("TRIGGER:-PT\(24 - ReminderPlanner.hour)H")
        text.add("DESCRIPTION", text: Wording.reminderTitle(title))
        text.addLine("END:VALARM")
    }

    /// Formats an instant such as `20261130T170400Z`.
    private static func timestamp(_ instant: Date) -> String {
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down))
        let day = CalendarDay(number: Int((Double(seconds) / 86_400).rounded(.down)))
        let second = seconds - day.number * 86_400
        let clock = [second / 3600, second / 60 % 60, second % 60].map { ($0 < 10 ? "0" : "") + String($0) }
        return day.description.filter { $0 != "-" } + "T\(clock.joined())Z"
    }

    /// Returns a short identifier of the address that survives new ids: FNV-1a of its names.
    private static func fingerprint(of address: Address) -> String {
        let names = [address.place.name, address.place.county, address.district.name, address.district.detail]
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in names.map({ $0 ?? "" }).joined(separator: "\u{0}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
