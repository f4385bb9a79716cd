import Foundation

extension CalendarDay {
    /// Parses `yyyy-MM-dd`, or an instant such as `2026-03-29T22:00:00Z`, which becomes its day in Berlin.
    ///
    /// An instant needs its seconds and `Z` or an offset such as `+02:00`; a fraction of a second may follow. Anything
    /// else, even an extra space, returns `nil`.
    public init?(_ text: String) {
        var text = text
        guard let day = text.withUTF8({ CalendarDay(utf8: $0) }) else { return nil }
        self = day
    }

    private init?(utf8: UnsafeBufferPointer<UInt8>) {
        var reader = DigitReader(utf8)
        guard let year = reader.number(digits: 4), reader.skip("-"),
            let month = reader.number(digits: 2), reader.skip("-"),
            let dayOfMonth = reader.number(digits: 2),
            let day = CalendarDay(year: year, month: month, day: dayOfMonth)
        else { return nil }
        if reader.isAtEnd {
            self = day
            return
        }
        guard reader.skip("T"), let seconds = reader.secondsOfDay(), let offset = reader.offset(), reader.isAtEnd else {
            return nil
        }
        let sinceEpoch = day.number * 86_400 + seconds - offset
        self = Berlin.day(of: Date(timeIntervalSince1970: Double(sinceEpoch)))
    }
}

/// A reader for the fixed-width fields of an RFC 3339 timestamp.
private struct DigitReader {
    private let text: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { position == text.count }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard position < text.count, UInt32(text[position]) == character.value else { return false }
        position += 1
        return true
    }

    mutating func number(digits: Int) -> Int? {
        guard position + digits <= text.count else { return nil }
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    private mutating func digit() -> Int? {
        guard position < text.count, (0x30...0x39).contains(text[position]) else { return nil }
        defer { position += 1 }
        return Int(text[position] - 0x30)
    }

    /// Reads `HH:mm:ss` and an optional fraction; returns whole seconds.
    mutating func secondsOfDay() -> Int? {
        guard let hour = number(digits: 2), hour < 24, skip(":"),
            let minute = number(digits: 2), minute < 60, skip(":"),
            let second = number(digits: 2), second < 60
        else { return nil }
        if skip(".") {
            guard digit() != nil else { return nil }
            while digit() != nil {}
        }
        return hour * 3600 + minute * 60 + second
    }

    /// Reads `Z`, `+HH:mm` or `-HH:mm`; returns seconds east of Greenwich.
    mutating func offset() -> Int? {
        if skip("Z") { return 0 }
        let sign = skip("+") ? 1 : -1
        if sign < 0, !skip("-") { return nil }
        guard let hour = number(digits: 2), hour < 24, skip(":"), let minute = number(digits: 2), minute < 60 else {
            return nil
        }
        return sign * (hour * 3600 + minute * 60)
    }
}
