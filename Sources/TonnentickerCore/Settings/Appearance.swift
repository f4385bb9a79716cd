/// The choice between light, dark and the system's appearance.
public enum Appearance: String, CaseIterable, Codable, Sendable {
    case system, light, dark
}
