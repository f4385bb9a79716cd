/// A place that was found, with the letters of its name that match the query.
public struct PlaceMatch: Hashable, Identifiable, Sendable {
    public let place: Place
    public let name: HighlightedText

    public var id: Place.ID { place.id }
}

/// A text with highlighted parts.
public struct HighlightedText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public let text: String
        public let isHighlighted: Bool
    }

    /// The parts of the text in order.
    public let runs: [Run]

    /// - Parameter characters: The highlighted characters, as offsets; `nil` for none.
    init(_ text: String, highlighting characters: ClosedRange<Int>?) {
        guard let characters else {
            runs = [Run(text: text, isHighlighted: false)]
            return
        }
        let all = Array(text)
        runs = [
            Run(text: String(all[..<characters.lowerBound]), isHighlighted: false),
            Run(text: String(all[characters]), isHighlighted: true),
            Run(text: String(all[(characters.upperBound + 1)...]), isHighlighted: false),
        ].filter { !$0.text.isEmpty }
    }
}
