extension Wording {
    public static let remindersTitle = "Erinnerungen"
    public static let remindersCaption = "Am Vorabend um \(ReminderPlanner.hour):00 Uhr"
    public static let remindersBlocked = "In den Systemeinstellungen blockiert"
    public static let remindersFailed = "Erinnerungen konnten nicht gesetzt werden."
    public static let openSystemSettings = "Einstellungen öffnen"
    static let remindersEndTitle = "Keine weiteren Termine bekannt"
    static let remindersEndBody = "Öffne die App, dann gehen die Erinnerungen weiter."
    static let reminderBody = "Heute Abend rausstellen, spätestens bis \(Countdown.deadlineHour):00 Uhr."

    /// Returns "Morgen: Biotonne und Papier".
    static func reminderTitle(_ bins: String) -> String {
        "Morgen: " + bins
    }

    /// Returns the caption of the reminders' switch.
    public static func reminders(_ state: ReminderModel.State) -> String {
        switch state {
        case .off, .on: remindersCaption
        case .blocked: remindersBlocked
        case .failed: remindersFailed
        }
    }

    /// Returns "Abholtermine Gütersloh, Bezirk 1".
    static func calendarName(_ address: Address) -> String {
        "Abholtermine " + Wording.address(address)
    }

    /// Returns when to put the bins out, and any notes.
    static func calendarDescription(_ bins: [Bin]) -> String {
        bins.reduce(into: calendarInstruction) { text, bin in
            if let note = bin.note { text += "\n\(bin.name): \(note)" }
        }
    }

    private static let calendarInstruction = "Rausstellen bis \(Countdown.deadlineHour):00 Uhr."
}
