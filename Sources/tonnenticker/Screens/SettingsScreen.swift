import TonnentickerCore

/// The settings, one a line, and below them what was built.
struct SettingsScreen {
    let settings: Settings
    let environment: AppEnvironment

    func lines(width: Int) -> [String] {
        let reminders = settings.remindsOnEveningBefore ? TerminalWording.remindersOn : "aus"
        let version = [Tonnenticker.version, Wording.build(environment)].compactMap(\.self).joined(separator: " · ")
        let rows = [
            (Wording.addressTitle, settings.address.map(Wording.address) ?? "–"),
            (Wording.remindersTitle, reminders),
            (Wording.appearanceTitle, Wording.appearance(settings.appearance)),
            ("Version", version),
        ]
        return LabelledRows(rows: rows, width: width).lines
    }
}
