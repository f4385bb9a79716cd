extension Wording {
    public static let scheduleTitle = "Termine"
    public static let reload = "Neu laden"
    public static let nextPickupOverline = "NÄCHSTE ABHOLUNG"
    /// The message after the last known date.
    public static let endOfDates = "Weitere Termine sind noch nicht veröffentlicht."
    public static let noDates = "Noch keine Termine veröffentlicht."
    public static let allBinsDeselected = "Du hast alle Tonnen abgewählt."
    /// The note for a pickup that its calendar marks with an asterisk but doesn't explain.
    static let markedPickup = "Besonderheit beachten"

    /// Returns "Heute", "Morgen", or the weekday.
    public static func display(_ next: NextPickup) -> String {
        switch next.daysAway {
        case 0: "Heute"
        case 1: "Morgen"
        default: weekday(next.day)
        }
    }

    /// Returns the date below the weekday; `nil` below "Heute" and "Morgen".
    public static func displayCaption(_ next: NextPickup) -> String? {
        next.daysAway > 1 ? date(next.day, today: next.day.adding(days: -next.daysAway)) : nil
    }

    /// Returns "noch 3 Tage 11 Std.", "noch 11 Std. 42 Min.", "noch 42 Min." or "noch unter 1 Min."; `nil` from 6:00
    /// on.
    public static func countdown(_ countdown: Countdown) -> String? {
        switch countdown {
        case .days(let days, let hours): "noch \(count(days, "Tag", "Tage")) \(hours) Std."
        case .hours(let hours, let minutes): "noch \(hours) Std. \(minutes) Min."
        case .minutes(let minutes): "noch \(minutes) Min."
        case .underOneMinute: "noch unter 1 Min."
        case .running: nil
        }
    }

    /// Returns the text below the countdown, or in its place.
    public static func countdownCaption(_ countdown: Countdown) -> String {
        countdown == .running ? "Abholung läuft" : "bis \(Countdown.deadlineHour):00 Uhr rausstellen"
    }

    /// Returns "DIESE WOCHE", "NÄCHSTE WOCHE", "DEZEMBER", or "JANUAR 2027" in another year than today's.
    public static func title(_ kind: ScheduleSection.Kind, today: CalendarDay) -> String {
        switch kind {
        case .thisWeek: "DIESE WOCHE"
        case .nextWeek: "NÄCHSTE WOCHE"
        case .month(let number, let year):
            month(number).uppercased() + (year == today.year ? "" : " \(year)")
        }
    }

    /// Returns "Stand: 28. Nov., 18:04 – gerade keine Verbindung"; `nil` if the dates aren't stale.
    public static func stale(_ freshness: ScheduleModel.Freshness) -> String? {
        guard case .stale(let since, let error) = freshness else { return nil }
        let reason =
            switch error?.reason {
            case .offline, .connectionRefused, .serverUnavailable: "gerade keine Verbindung"
            case .tooManyRequests: "gerade zu viele Anfragen"
            case .unauthorized: "die App ist nicht berechtigt"
            case .unexpectedResponse: "gerade eine unerwartete Antwort"
            case .addressGone: "deine Adresse gibt es so nicht mehr"
            case nil: "der Dienst nennt gerade keine Termine"
            }
        return "Stand: \(timestamp(since)) – \(reason)"
    }
}
