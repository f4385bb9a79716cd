/// All German sentences and formats that users read.
///
/// The words of dates are here rather than in a locale, so that they are the same on every system.
public enum Wording {
    /// Returns "Restmüll, Biotonne und Papier".
    public static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " und " + last
    }

    /// Returns "1 Tag", "2 Tage".
    static func count(_ number: Int, _ singular: String, _ plural: String) -> String {
        "\(number) " + (number == 1 ? singular : plural)
    }
}
