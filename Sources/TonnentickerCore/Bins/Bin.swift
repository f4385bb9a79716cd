/// A bin to put out on a day: its name, its style, and anything special about this pickup.
public struct Bin: Hashable, Sendable {
    public let name: String
    public let style: WasteStyle
    /// A note such as "verschoben wegen Feiertag". Several are joined by " · ".
    public let note: String?

    public init(name: String, style: WasteStyle, note: String? = nil) {
        self.name = name
        self.style = style
        self.note = note
    }
}
