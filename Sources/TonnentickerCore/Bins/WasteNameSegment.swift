/// A part of a waste name between two separators, as groups of words; a hyphen joins words into a group.
struct WasteNameSegment {
    private let words: [String]

    private static let conjunctions: Set<String> = ["und", "u", "oder", "bzw", "sowie"]

    /// Splits a folded name.
    static func segments(of text: String) -> [WasteNameSegment] {
        var segments: [[String]] = [[]]
        var word = ""
        func endWord() {
            while word.hasSuffix("-") { word.removeLast() }
            if conjunctions.contains(word) {
                segments.append([])
            } else if !word.isEmpty {
                segments[segments.count - 1].append(word)
            }
            word = ""
        }
        for character in text {
            switch character {
            case "a"..."z": word.append(character)
            case "-" where !word.isEmpty && !word.hasSuffix("-"): word.append(character)
            case "/", "&", "+", ",", ";", "|":
                endWord()
                segments.append([])
            default: endWord()
            }
        }
        endWord()
        return segments.filter { !$0.isEmpty }.map(WasteNameSegment.init)
    }

    /// The kind that the words name: the first of those that are named most surely.
    var category: WasteCategory? {
        words.indices.compactMap(reading).max { $0.certainty < $1.certainty }?.category
    }

    /// The kind that a colour stands for which is no container's own: „Tonne mit gelbem Deckel“.
    var categoryByColor: WasteCategory? {
        words.compactMap { WasteLexicon.color($0) }.first
    }

    private func reading(at index: Int) -> WasteReading? {
        let next = index + 1 < words.count ? words[index + 1] : nil
        if let phrase = WasteLexicon.phrase(words[index], next) {
            return WasteReading(category: phrase, certainty: .exact)
        }
        if let color = WasteLexicon.color(words[index]) {
            let isContainers = next.map { WasteLexicon.isContainer($0) } ?? (words.count == 1)
            return isContainers ? WasteReading(category: color, certainty: .collective) : nil
        }
        return CompoundWord.reading(of: words[index])
    }
}

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
