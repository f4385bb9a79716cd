import Foundation

extension Wording {
    public static let settingsTitle = "Mehr"
    public static let addressTitle = "Adresse"
    public static let appearanceTitle = "Darstellung"

    /// „System“, „Hell“, „Dunkel“.
    public static func appearance(_ appearance: Appearance) -> String {
        switch appearance {
        case .system: "System"
        case .light: "Hell"
        case .dark: "Dunkel"
        }
    }

    /// The caption of the reminders' switch.
    public static func reminders(_ state: ReminderModel.State) -> String {
        state == .blocked ? remindersBlocked : remindersCaption
    }

    /// „Version 1.0.0“.
    public static func version(_ version: String) -> String {
        "Version \(version)"
    }

    /// „Local · localhost“: the flavour and the host of the backend; `nil` in prod, which doesn't show them.
    public static func build(_ environment: AppEnvironment) -> String? {
        guard environment.flavour != .prod else { return nil }
        return [environment.flavour.rawValue.capitalized, environment.baseURL.host()].compactMap(\.self)
            .joined(separator: " · ")
    }
}
