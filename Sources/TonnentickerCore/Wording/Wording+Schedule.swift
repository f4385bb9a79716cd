extension Wording {
    public static let scheduleTitle = "Termine"
    public static let reload = "Neu laden"
    public static let nextPickupOverline = "NÄCHSTE ABHOLUNG"
    /// The end of the dates that are known.
    public static let endOfDates = "Weitere Termine sind noch nicht veröffentlicht."
    public static let noDates = "Noch keine Termine veröffentlicht."
    public static let allBinsDeselected = "Du hast alle Tonnen abgewählt."
    /// The note of a pickup that its calendar marks with an asterisk and no explanation.
    static let markedPickup = "Besonderheit beachten"

    /// „Heute“, „Morgen“, else the weekday.
    public static func display(_ next: NextPickup) -> String {
        switch next.daysAway {
        case 0: "Heute"
        case 1: "Morgen"
        default: weekday(next.day)
        }
    }

    /// The date below the weekday; `nil` below „Heute“ and „Morgen“.
    public static func displayCaption(_ next: NextPickup) -> String? {
        next.daysAway > 1 ? date(next.day, today: next.day.adding(days: -next.daysAway)) : nil
    }

    /// „noch 3 Tage 11 Std.“, „noch 11 Std. 42 Min.“, „noch 42 Min.“, „noch unter 1 Min.“; `nil` from 6:00 on.
    public static func countdown(_ countdown: Countdown) -> String? {
        switch countdown {
        case .days(let days, let hours): "noch \(count(days, "Tag", "Tage")) \(hours) Std."
        case .hours(let hours, let minutes): "noch \(hours) Std. \(minutes) Min."
        case .minutes(let minutes): "noch \(minutes) Min."
        case .underOneMinute: "noch unter 1 Min."
        case .running: nil
        }
    }

    /// What stands below the countdown, or in its place.
    public static func countdownCaption(_ countdown: Countdown) -> String {
        countdown == .running ? "Abholung läuft" : "bis \(Countdown.deadlineHour):00 Uhr rausstellen"
    }

    /// „DIESE WOCHE“, „NÄCHSTE WOCHE“, „DEZEMBER“, and in another year than today's „JANUAR 2027“.
    public static func title(_ kind: ScheduleSection.Kind, today: CalendarDay) -> String {
        switch kind {
        case .thisWeek: "DIESE WOCHE"
        case .nextWeek: "NÄCHSTE WOCHE"
        case .month(let number, let year):
            month(number).uppercased() + (year == today.year ? "" : " \(year)")
        }
    }

    /// „Stand: 28. Nov., 18:04 – gerade keine Verbindung“; `nil` where the dates aren't stale.
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
