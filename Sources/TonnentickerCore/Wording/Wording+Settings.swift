import Foundation

extension Wording {
    public static let settingsTitle = "Mehr"
    public static let addressTitle = "Adresse"
    public static let appearanceTitle = "Darstellung"
    public static let binsTitle = "Meine Tonnen"
    public static let binsCaption = "Abgewählte Tonnen erscheinen weder in den Terminen noch in Erinnerungen."
    public static let changeBins = "Meine Tonnen ändern"

    /// Returns "System", "Hell" or "Dunkel".
    public static func appearance(_ appearance: Appearance) -> String {
        switch appearance {
        case .system: "System"
        case .light: "Hell"
        case .dark: "Dunkel"
        }
    }

    /// Returns "Version 1.0.0".
    public static func version(_ version: String) -> String {
        "Version \(version)"
    }

    /// Returns "Local", the name of the flavour's file; the raw value is for files and JSON.
    public static func flavour(_ flavour: AppEnvironment.Flavour) -> String {
        flavour.rawValue.capitalized
    }

    /// Returns "Local · localhost": the flavour and the backend's host; `nil` in prod, which doesn't show them.
    public static func build(_ environment: AppEnvironment) -> String? {
        guard environment.flavour != .prod else { return nil }
        return [flavour(environment.flavour), environment.baseURL.host()].compactMap(\.self).joined(separator: " · ")
    }

    /// Describes a settings error on a device, where a path wouldn't help.
    static func settingsError(_ error: StorageError) -> String {
        switch error {
        case .unreadable: "Die Einstellungen konnten nicht gelesen werden."
        case .unwritable: "Die Einstellungen konnten nicht gespeichert werden."
        }
    }

    static func settingsReset(_ kept: KeptAside) -> String {
        switch kept.cause {
        case .damaged: "Die Einstellungen waren beschädigt und wurden zurückgesetzt."
        case .newerVersion: "Die Einstellungen stammen aus einer neueren Version und wurden zurückgesetzt."
        }
    }

    static func datesError(_ error: StorageError) -> String {
        switch error {
        case .unreadable: "Die gespeicherten Termine konnten nicht gelesen werden."
        case .unwritable: "Die Termine konnten nicht für unterwegs gespeichert werden."
        }
    }
}
