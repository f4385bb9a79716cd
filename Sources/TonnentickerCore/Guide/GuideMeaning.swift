/// What a word means, and how it was understood.
struct GuideMeaning: Sendable {
    enum Certainty: Int, Comparable, Sendable {
        /// A name or a form of one.
        case known
        case compound

        static func < (first: Certainty, second: Certainty) -> Bool { first.rawValue < second.rawValue }
    }

    /// The numbers of the items, best first; empty for a word that is known to name no waste.
    var items: [Int]
    let certainty: Certainty
    /// What comes before the last part of a compound, and may tell items of one kind apart: „Metall·bügel“.
    var firstPart: [UInt8]?

    init(items: [Int], _ certainty: Certainty) {
        self.items = items
        self.certainty = certainty
    }

    init(_ names: ArraySlice<GuideNames.Name>, _ certainty: Certainty, firstPart: [UInt8]? = nil) {
        items = names.compactMap(\.item)
        self.certainty = certainty
        self.firstPart = firstPart
    }
}
