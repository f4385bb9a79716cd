/// What screen readers say where the eye has a layout, colours and abbreviations.
extension Wording {
    public static let spokenLoading = "Termine werden geladen"
    public static let spokenClear = "Eingabe löschen"

    /// „Biotonne, Code B, morgen, verschoben wegen Feiertag“.
    public static func spoken(_ bin: Bin, on day: CalendarDay, today: CalendarDay) -> String {
        joined([bin.name, spoken(bin.style), spoken(day, today: today), bin.note])
    }

    /// „Nächste Abholung, morgen, Biotonne und Papier, noch 11 Stunden 42 Minuten, bis 6:00 Uhr rausstellen“.
    public static func spoken(_ next: NextPickup) -> String {
        let day = spoken(next.day, today: next.day.adding(days: -next.daysAway))
        return joined([
            "Nächste Abholung", day, list(next.bins.map(\.name)), spoken(next.countdown),
            countdownCaption(next.countdown),
        ])
    }

    /// „Joghurtbecher, Code G, Gelber Sack / Gelbe Tonne / Wertstofftonne“.
    public static func spoken(_ item: GuideItem) -> String {
        joined([item.name, spoken(item.bin.style), item.bin.name])
    }

    private static func spoken(_ style: WasteStyle) -> String? {
        style.code == WasteCategory.unknown.code ? nil : "Code \(style.code)"
    }

    /// „heute“, „morgen“, else „Mittwoch, 2. Dezember“.
    private static func spoken(_ day: CalendarDay, today: CalendarDay) -> String {
        switch today.days(until: day) {
        case 0: "heute"
        case 1: "morgen"
        default: "\(weekday(day)), \(date(day, today: today))"
        }
    }

    private static func spoken(_ countdown: Countdown) -> String? {
        switch countdown {
        case .days(let days, let hours):
            "noch \(count(days, "Tag", "Tage")) \(count(hours, "Stunde", "Stunden"))"
        case .hours(let hours, let minutes):
            "noch \(count(hours, "Stunde", "Stunden")) \(count(minutes, "Minute", "Minuten"))"
        case .minutes(let minutes): "noch \(count(minutes, "Minute", "Minuten"))"
        case .underOneMinute: "noch unter einer Minute"
        case .running: nil
        }
    }

    private static func joined(_ parts: [String?]) -> String {
        parts.compactMap(\.self).joined(separator: ", ")
    }
}
