import TonnentickerCore

/// The settings, one a line, and below them what was built.
struct SettingsScreen {
    let settings: Settings
    let environment: AppEnvironment

    var lines: [String] {
        let reminders = settings.remindsOnEveningBefore ? "an" : "aus"
        let rows = [
            (Wording.addressTitle, settings.address.map(Wording.address) ?? "–"),
            (Wording.remindersTitle, "\(reminders) – \(Wording.remindersCaption)"),
            (Wording.appearanceTitle, Wording.appearance(settings.appearance)),
            ("Version", [InfoReport.version, Wording.build(environment)].compactMap(\.self).joined(separator: " · ")),
        ]
        let columns = rows.map(\.0.columns).max() ?? 0
        return rows.map { $0.padded(to: columns + 2) + $1 }
    }
}
