import Foundation

/// A text as it is searched: letters and digits only, with the positions where words begin.
///
/// "str." is the same as "straße", so that either finds the other.
struct SearchText: Sendable {
    /// How umlauts and accents are compared. A query in one spelling is searched in the text in the same spelling.
    enum Spelling: CaseIterable {
        /// Unchanged except for case.
        case typed
        /// "ü" as "ue", "ß" as "ss".
        case writtenOut
        /// "ü" as "u", "ß" as "ss".
        case baseLetters
    }

    /// The UTF-8 of the letters and digits.
    let units: [UInt8]
    /// Offsets into `units` at which words begin, ascending.
    let wordStarts: [Int]
    /// For each unit, the offset of its character in the composed text (`precomposedStringWithCanonicalMapping`).
    let origins: [Int]

    init(_ text: String, _ spelling: Spelling) {
        var units: [UInt8] = []
        var wordStarts: [Int] = []
        var origins: [Int] = []
        var isInWord = false
        func endWord(at index: Int, abbreviated: Bool) {
            if isInWord, abbreviated, units.hasSuffix("str"), let origin = origins.last {
                units.append(contentsOf: "asse".utf8)
                origins.append(contentsOf: [origin, origin, origin, origin])
            }
            isInWord = false
        }
        let characters = Array(text.precomposedStringWithCanonicalMapping)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                let hasFollowers = index + 1 < characters.count
                endWord(at: index, abbreviated: character == "." || (character == " " && hasFollowers))
                continue
            }
            if !isInWord { wordStarts.append(units.count) }
            isInWord = true
            let folded = spelling.fold(character)
            units.append(contentsOf: folded.utf8)
            origins.append(contentsOf: repeatElement(index, count: folded.utf8.count))
        }
        self.units = units
        self.wordStarts = wordStarts
        self.origins = origins
    }
}

extension SearchText.Spelling {
    fileprivate func fold(_ character: Character) -> String {
        switch self {
        case .typed: character.lowercased()
        case .writtenOut: String(character).foldedWithUmlautsWrittenOut
        case .baseLetters: String(character).foldedToBaseLetters
        }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
