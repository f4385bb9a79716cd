import Foundation

extension Wording {
    public static let retry = "Erneut versuchen"
    public static let changeAddress = "Adresse ändern"

    public static func error(_ error: APIError) -> String {
        switch error.reason {
        case .offline: "Keine Internetverbindung."
        case .unauthorized: "Die App ist nicht berechtigt. Bitte aktualisieren."
        case .tooManyRequests(let wait): "Zu viele Anfragen. Versuch es \(waiting(wait)) wieder."
        case .connectionRefused, .serverUnavailable: "Der Dienst ist gerade nicht erreichbar."
        case .unexpectedResponse: "Unerwartete Antwort. Bist du in einem WLAN mit Anmeldeseite?"
        case .addressGone: "Deine Adresse gibt es so nicht mehr. Bitte neu wählen."
        }
    }

    /// Returns the title of the button below an error.
    public static func remedy(_ error: APIError) -> String {
        switch error.remedy {
        case .retry: retry
        case .changeAddress: changeAddress
        }
    }

    /// Returns "in 2 Minuten", rounded up; from two hours on "in 2 Stunden".
    private static func waiting(_ wait: Duration?) -> String {
        guard let wait else { return "später" }
        let seconds = max(Int(wait.components.seconds), 1)
        let minutes = (seconds + 59) / 60
        return minutes < 120
            ? "in " + count(minutes, "Minute", "Minuten") : "in \((minutes + 59) / 60) Stunden"
    }

    public static func error(_ error: StorageError) -> String {
        switch error {
        case .unreadable(let path, let reason):
            switch reason {
            case .noPermission: "\(path) darf nicht gelesen werden. Prüfe die Zugriffsrechte."
            case .wrongKind: "\(path) ist keine Datei. Benenne um, was dort liegt."
            default: "\(path) lässt sich nicht lesen. Prüfe, ob es eine Datei ist und die Zugriffsrechte stimmen."
            }
        case .unwritable(let path, let reason):
            switch reason {
            case .folderMissing: "Im Ordner \(folder(of: path)) lässt sich nichts anlegen. Prüfe, ob es ihn gibt."
            case .noPermission: "\(path) darf nicht geschrieben werden. Prüfe die Zugriffsrechte."
            case .wrongKind:
                "\(path) lässt sich nicht schreiben. Auf dem Weg liegt eine Datei statt eines Ordners, oder am Ziel ein "
                    + "Ordner."
            case .locked: "Ein anderes Programm hält \(path) gesperrt. Beende es und versuche es noch einmal."
            case .diskFull: "\(path) lässt sich nicht schreiben. Der Speicherplatz ist voll."
            case .other: "\(path) lässt sich nicht schreiben. Prüfe Zugriffsrechte und freien Speicherplatz."
            }
        }
    }

    private static func folder(of path: String) -> String {
        URL(filePath: path).deletingLastPathComponent().relativePath
    }

    /// Describes settings that were unusable and set aside.
    public static func settingsKeptAside(_ kept: KeptAside) -> String {
        switch kept.cause {
        case .damaged: "Die Einstellungen waren beschädigt. Die alte Datei liegt in \(kept.path)."
        case .newerVersion: "Die Einstellungen stammen aus einer neueren Version. Die alte Datei liegt in \(kept.path)."
        }
    }

    /// Describes how many elements of a response were left out.
    public static func dropped(_ number: Int) -> String {
        number == 1
            ? "Ein Eintrag der Antwort war unlesbar und fehlt."
            : "\(number) Einträge der Antwort waren unlesbar und fehlen."
    }
}
