import Foundation

/// The header `Retry-After`: seconds, or a date such as `Mon, 30 Nov 2026 18:04:00 GMT`. Source: RFC 9110, 10.2.3.
enum RetryAfter {
    /// Parses how long to wait from `now` on: never negative, at most a day, `nil` if the header isn't readable.
    static func parse(_ header: String?, now: Date) -> Duration? {
        guard let header = header?.trimmingCharacters(in: .whitespaces), !header.isEmpty else { return nil }
        let day = 86_400
        if header.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return .seconds(min(Int(header) ?? day, day))
        }
        guard let date = date(header) else { return nil }
        let seconds = date.timeIntervalSince(now).rounded(.up)
        return .seconds(Int(min(max(seconds, 0), Double(day))))
    }

    private static func date(_ text: String) -> Date? {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let fields = text.split(separator: " ")
        guard fields.count == 6, fields[0].hasSuffix(","), fields[5] == "GMT",
            let dayOfMonth = Int(fields[1]), let month = months.firstIndex(of: String(fields[2])),
            let year = Int(fields[3]), let day = CalendarDay(year: year, month: month + 1, day: dayOfMonth)
        else { return nil }
        let clock = fields[4].split(separator: ":").compactMap { Int($0) }
        guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2])
        else { return nil }
        return Date(
            timeIntervalSince1970: Double(day.number * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2])
        )
    }
}
