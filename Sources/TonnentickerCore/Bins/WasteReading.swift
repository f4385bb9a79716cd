/// What a word says about the kind of waste, and how certainly.
struct WasteReading: Hashable {
    enum Certainty: Int, Comparable {
        /// Waste of no particular kind: "Müll", "Mülltonne".
        case generic
        /// A word for several fractions, or one that other words narrow down: "Wertstoff", "Schrott", a colour.
        case collective
        case exact

        static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
    }

    let category: WasteCategory
    let certainty: Certainty
}

extension Sequence<WasteReading> {
    /// The first of the most certain readings.
    var surest: WasteReading? { self.max { $0.certainty < $1.certainty } }
}
