extension Wording {
    public static let guideTitle = "Abfall-ABC"
    public static let guidePlaceholder = "Was möchtest du wegwerfen?"
    public static let guideNothingFound = "Nichts gefunden. Versuch ein anderes Wort."
    public static let guideUnreadable = "Das Abfall-ABC ist beschädigt. Bitte neu installieren."
    public static let guideRegional = "Regel vor Ort geht vor."

    /// Returns "Auch möglich: Wertstoffhof / Recyclinghof"; `nil` without alternatives.
    public static func guideAlternatives(_ item: GuideItem) -> String? {
        item.alternatives.isEmpty
            ? nil : "Auch möglich: " + item.alternatives.map(\.name).joined(separator: ", ")
    }
}
