/// What screen readers say instead of showing a layout, colours and abbreviations.
extension Wording {
    public static let spokenLoading = "Termine werden geladen"
    public static let spokenSearching = "Orte werden gesucht"
    public static let spokenClear = "Eingabe löschen"

    /// Returns "Kalenderwoche 53".
    public static func spoken(_ week: ISOWeek) -> String {
        "Kalenderwoche \(week.week)"
    }

    /// Returns "3 Orte gefunden, zuerst Gütersloh"; `nil` before there is a response.
    public static func spoken(_ state: PlaceSearch.State) -> String? {
        switch state {
        case .idle, .searching: nil
        case .found(let matches): found(matches.map(\.place.name), "Ort", "Orte")
        case .none: placeNotFound
        case .failed(let error): failedSearch(error)
        }
    }

    /// Returns "3 Einträge gefunden, zuerst Batterie"; `nil` while the text is empty.
    public static func spoken(_ content: GuideModel.Content) -> String? {
        switch content {
        case .sections: nil
        case .found(let items): items.isEmpty ? guideNothingFound : found(items.map(\.name), "Eintrag", "Einträge")
        }
    }

    private static func found(_ names: [String], _ singular: String, _ plural: String) -> String {
        let first = names.first.map { names.count == 1 ? ": \($0)" : ", zuerst \($0)" } ?? ""
        return "\(count(names.count, singular, plural)) gefunden\(first)"
    }

    /// Returns "Biotonne, Code B, morgen, verschoben wegen Feiertag".
    public static func spoken(_ bin: Bin, on day: CalendarDay, today: CalendarDay) -> String {
        joined([bin.name, spoken(bin.style), spoken(day, today: today), bin.note])
    }

    /// Returns "Nächste Abholung, morgen, Biotonne und Papier, noch 11 Stunden 42 Minuten, bis 6:00 Uhr rausstellen".
    public static func spoken(_ next: NextPickup) -> String {
        let day = spoken(next.day, today: next.day.adding(days: -next.daysAway))
        return joined([
            "Nächste Abholung", day, list(next.bins.map(\.name)), spoken(next.countdown),
            countdownCaption(next.countdown),
        ])
    }

    /// Returns "Joghurtbecher, Code G, Gelber Sack / Gelbe Tonne / Wertstofftonne".
    public static func spoken(_ item: GuideItem) -> String {
        joined([item.name, spoken(item.bin.style), item.bin.name])
    }

    private static func spoken(_ style: WasteStyle) -> String? {
        style.code == WasteCategory.unknown.code ? nil : "Code \(style.code)"
    }

    /// Returns "heute", "morgen", or "Mittwoch, 2. Dezember".
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
