/// One bin to put out on a day: what it is called, how it looks, and what is special this time.
public struct Bin: Hashable, Sendable {
    public let name: String
    public let style: WasteStyle
    /// Such as „verschoben wegen Feiertag“; several are joined by „ · “.
    public let note: String?

    public init(name: String, style: WasteStyle, note: String? = nil) {
        self.name = name
        self.style = style
        self.note = note
    }
}
