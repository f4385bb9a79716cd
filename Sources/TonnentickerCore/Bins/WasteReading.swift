/// What a word says about the kind of waste, and how surely.
struct WasteReading: Hashable {
    enum Certainty: Int, Comparable {
        /// Bare waste: „Müll“, „Mülltonne“.
        case generic
        /// A word for several fractions, or one that others make more exact: „Wertstoff“, „Schrott“, a colour.
        case collective
        case exact

        static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
    }

    let category: WasteCategory
    let certainty: Certainty
}

extension Sequence<WasteReading> {
    /// The first of those that are sure the most.
    var surest: WasteReading? { self.max { $0.certainty < $1.certainty } }
}
