/// A text as the guide compares it: letters and digits only, in one spelling.
///
/// Case, accents, hyphens and spaces don't matter. "ü", "ue" and "u" are the same, and so are "ß" and "ss". The
/// beginning of a text is folded to a beginning of the folded text, so that a name is found while it is being typed.
struct GuideText: Sendable {
    struct Word: Sendable {
        var units: [UInt8] = []
        /// The number of units before the first hyphen; `nil` without one.
        var hyphen: Int?
        var isCapitalized = false
    }

    /// The UTF-8 of all words, joined.
    private(set) var units: [UInt8] = []
    /// The words between spaces and punctuation; hyphens and apostrophes don't separate words.
    private(set) var words: [Word] = []
    private var isInWord = false

    init(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": append(UInt8(scalar.value))
            case "A"..."Z": append(UInt8(scalar.value) + 0x20, isCapital: true)
            case "ß", "ẞ":
                append(UInt8(ascii: "s"))
                append(UInt8(ascii: "s"))
            case "-", "\u{2010}", "\u{2011}", "\u{2013}": markHyphen()
            case "'", "’", "\u{AD}": break
            default: appendOther(scalar)
            }
        }
    }

    private mutating func appendOther(_ scalar: Unicode.Scalar) {
        if scalar.properties.generalCategory == .nonspacingMark { return }
        guard !scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
            isInWord = false
            return
        }
        let isCapital = scalar.properties.isUppercase
        for unit in String(scalar).foldedToBaseLetters.utf8 { append(unit, isCapital: isCapital) }
    }

    private mutating func append(_ unit: UInt8, isCapital: Bool = false) {
        if !isInWord { words.append(Word(isCapitalized: isCapital)) }
        isInWord = true
        if !Self.writesOutUmlaut(unit, after: units) { units.append(unit) }
        let last = words.endIndex - 1
        if !Self.writesOutUmlaut(unit, after: words[last].units) { words[last].units.append(unit) }
    }

    private mutating func markHyphen() {
        guard isInWord, let last = words.indices.last, words[last].hyphen == nil else { return }
        words[last].hyphen = words[last].units.count
    }

    /// Returns whether a letter is the "e" of "ae", "oe" or "ue", but not that of "Mauer" or "Feuer".
    private static func writesOutUmlaut(_ unit: UInt8, after units: [UInt8]) -> Bool {
        guard unit == UInt8(ascii: "e"), let vowel = units.last else { return false }
        let previous = units.dropLast().last
        let endsDiphthong = previous == UInt8(ascii: "a") || previous == UInt8(ascii: "e")
        return vowel == UInt8(ascii: "a") || vowel == UInt8(ascii: "o") || vowel == UInt8(ascii: "u") && !endsDiphthong
    }
}
