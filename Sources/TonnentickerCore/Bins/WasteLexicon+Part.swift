extension WasteLexicon {
    /// The role of a word in a compound.
    enum Part {
        /// Names a fraction. One that isn't a name by itself needs another word after it ("Grün·gut").
        case fraction(WasteReading, standsAlone: Bool)
        /// Names a container.
        case container
        /// Says how, when or by whom waste is collected.
        case neutral
        /// Names a service for bins: "Tausch".
        case service

        var isContainer: Bool {
            if case .container = self { true } else { false }
        }

        var isService: Bool {
            if case .service = self { true } else { false }
        }

        /// Whether the other words of a compound determine the kind.
        var isNeutral: Bool {
            if case .neutral = self { true } else { isContainer || isGeneric }
        }

        /// Whether it means waste of no particular kind: "Müll".
        var isGeneric: Bool {
            if case .fraction(let reading, _) = self { reading.certainty == .generic } else { false }
        }

        /// Whether a name can end with this word.
        var standsAlone: Bool {
            switch self {
            case .container, .neutral, .service: true
            case .fraction(_, let standsAlone): standsAlone
            }
        }
    }
}
