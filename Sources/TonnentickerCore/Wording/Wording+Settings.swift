import Foundation

extension Wording {
    public static let settingsTitle = "Mehr"
    public static let addressTitle = "Adresse"
    public static let appearanceTitle = "Darstellung"
    public static let binsTitle = "Meine Tonnen"
    public static let binsCaption = "Abgewählte Tonnen erscheinen weder in den Terminen noch in Erinnerungen."
    public static let changeBins = "Meine Tonnen ändern"

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

    /// „Local“, as the flavour's file is called; its raw value is for files and JSON.
    public static func flavour(_ flavour: AppEnvironment.Flavour) -> String {
        flavour.rawValue.capitalized
    }

    /// „Local · localhost“: the flavour and the host of the backend; `nil` in prod, which doesn't show them.
    public static func build(_ environment: AppEnvironment) -> String? {
        guard environment.flavour != .prod else { return nil }
        return [flavour(environment.flavour), environment.baseURL.host()].compactMap(\.self).joined(separator: " · ")
    }
}
