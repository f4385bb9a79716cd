/// The items that a word means, and how it was understood.
struct GuideMeaning: Sendable {
    enum Certainty: Int, Comparable, Sendable {
        /// A name or a form of one.
        case known
        case compound

        static func < (first: Certainty, second: Certainty) -> Bool { first.rawValue < second.rawValue }
    }

    /// The numbers of the items, best first; empty for a word that is known not to name waste.
    var items: [Int]
    let certainty: Certainty
    /// The part before the last part of a compound, which may distinguish items of one kind: "Metall·bügel".
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
