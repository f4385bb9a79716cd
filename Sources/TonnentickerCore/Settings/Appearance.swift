/// Light or dark, or as the system has it.
public enum Appearance: String, CaseIterable, Codable, Sendable {
    case system, light, dark
}
