extension WasteLexicon {
    /// What a word does in a compound.
    enum Part {
        /// Names a fraction; one that doesn't stand alone needs another word after it („Grün·gut“).
        case fraction(WasteReading, standsAlone: Bool)
        /// What waste is collected in.
        case container
        /// Says how, when or by whom it is collected.
        case neutral
        /// What is done about bins: „Tausch“.
        case service

        var isContainer: Bool {
            if case .container = self { true } else { false }
        }

        var isService: Bool {
            if case .service = self { true } else { false }
        }

        /// Whether it leaves the kind to the other words of a compound.
        var isNeutral: Bool {
            if case .neutral = self { true } else { isContainer || isGeneric }
        }

        /// Whether it is bare waste: „Müll“.
        var isGeneric: Bool {
            if case .fraction(let reading, _) = self { reading.certainty == .generic } else { false }
        }

        /// Whether it makes a name of a word before it.
        var standsAlone: Bool {
            switch self {
            case .container, .neutral, .service: true
            case .fraction(_, let standsAlone): standsAlone
            }
        }
    }
}
