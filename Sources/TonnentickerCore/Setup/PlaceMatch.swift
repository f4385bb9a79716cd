/// A place that was found, with the letters of its name that the search met.
public struct PlaceMatch: Hashable, Identifiable, Sendable {
    public let place: Place
    public let name: HighlightedText

    public var id: Place.ID { place.id }
}

/// A text of which some stretches stand out.
public struct HighlightedText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public let text: String
        public let isHighlighted: Bool
    }

    /// Together the whole text.
    public let runs: [Run]

    /// - Parameter characters: what stands out, in offsets of characters; `nil` for nothing.
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
