import TonnentickerCore

/// The settings, one on each line, with the build facts below.
struct SettingsScreen {
    let settings: Settings
    let environment: AppEnvironment

    func lines(width: Int) -> [String] {
        let reminders = settings.remindsOnEveningBefore ? TerminalWording.remindersOn : "aus"
        let version = [Tonnenticker.version, Wording.build(environment)].compactMap(\.self).joined(separator: " · ")
        let address = settings.address.map(Wording.address) ?? "–"
        let bins = settings.address == nil ? [] : [(Wording.binsTitle, TerminalWording.bins(settings.bins))]
        let others = [
            (Wording.remindersTitle, reminders),
            (Wording.appearanceTitle, Wording.appearance(settings.appearance)),
            ("Version", version),
        ]
        let rows = [(Wording.addressTitle, address)] + bins + others
        return LabelledRows(rows: rows, width: width).lines
    }
}
