/// A part of a waste name between two separators.
struct WasteNameSegment {
    private(set) var words: [WasteWord] = []

    private static let conjunctions: Set<String> = ["und", "u", "oder", "bzw", "sowie"]

    /// Splits a folded name.
    static func segments(of text: String) -> [WasteNameSegment] {
        var segments = [WasteNameSegment()]
        var word = ""
        func endWord(isCut: Bool = false) {
            let isSuspended = word.hasSuffix("-")
            while word.hasSuffix("-") { word.removeLast() }
            if conjunctions.contains(word) {
                segments.append(WasteNameSegment())
            } else if !word.isEmpty {
                segments[segments.count - 1].words.append(WasteWord(text: word, isCut: isCut, isSuspended: isSuspended))
            }
            word = ""
        }
        for character in text {
            switch character {
            case "a"..."z": word.append(character)
            case "-" where !word.isEmpty && !word.hasSuffix("-"): word.append(character)
            // A lost letter: "Restm?ll".
            case "?", "\u{FFFD}": continue
            case ".": endWord(isCut: true)
            case "/", "&", "+", ",", ";", "|":
                endWord()
                segments.append(WasteNameSegment())
            default: endWord()
            }
        }
        endWord()
        return completed(segments.filter { !$0.words.isEmpty })
    }

    /// Completes suspended words with the end of the next whole word: "Haus- und Sperrmüll" is "Hausmüll" and
    /// "Sperrmüll".
    private static func completed(_ segments: [WasteNameSegment]) -> [WasteNameSegment] {
        var segments = segments
        var end: String?
        for index in segments.indices.reversed() {
            guard let last = segments[index].words.last, last.isSuspended else {
                end = segments[index].words.first?.sharedEnd
                continue
            }
            guard let end, last.reading == nil else { continue }
            segments[index].words[segments[index].words.count - 1] = WasteWord(text: last.text + end, isSuspended: true)
        }
        return segments
    }
}

// MARK: What it says

extension WasteNameSegment {
    /// Whether it shares the end of the next segment: "Haus- und Sperrmüll".
    var isSuspended: Bool { words.last?.isSuspended ?? false }

    /// The kind that the words name: the first of the most certain ones.
    var category: WasteCategory? {
        words.indices.compactMap(reading).surest?.category
    }

    /// The same, assuming that one letter of a word is wrong.
    var categoryWithTypingError: WasteCategory? {
        words.compactMap(\.readingWithTypingError).surest?.category
            ?? zip(words, words.dropFirst()).lazy.filter { WasteLexicon.isContainer($1.text) }
            .compactMap { color, _ in WasteLexicon.colorWithTypingError(color.text) }.first
    }

    /// The kind that a colour means if it isn't the container's own: "Tonne mit gelbem Deckel".
    var categoryByColor: WasteCategory? {
        words.indices.compactMap(color).first
    }

    /// Whether it describes a service rather than just a condition: "Anmeldung Sperrmüll", but not "Sperrmüll nach
    /// Anmeldung".
    var isService: Bool {
        words.indices.contains { index in
            guard words[index].isService else { return false }
            let isCondition = index > 0 && WasteLexicon.conditions.contains(words[index - 1].text)
            let isRequired = index + 1 < words.count && WasteLexicon.requirements.contains(words[index + 1].text)
            return !isCondition && !isRequired
        }
    }

    private func reading(at index: Int) -> WasteReading? {
        let next = index + 1 < words.count ? words[index + 1].text : nil
        if let phrase = WasteLexicon.phrase(words[index].text, next) {
            return WasteReading(category: phrase, certainty: .exact)
        }
        if WasteLexicon.color(words[index].text) != nil {
            let isContainers = next.map { WasteLexicon.isContainer($0) } ?? (words.count == 1)
            return isContainers ? color(at: index).map { WasteReading(category: $0, certainty: .collective) } : nil
        }
        return words[index].reading
    }

    /// Returns the kind that a colour means, unless the colour is the name of a district: "Tour Blau".
    private func color(at index: Int) -> WasteCategory? {
        let isDistrict = index > 0 && WasteLexicon.isDistrict(words[index - 1].text)
        return isDistrict ? nil : WasteLexicon.color(words[index].text)
    }
}
