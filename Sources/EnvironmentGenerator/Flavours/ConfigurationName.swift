/// The name of a configuration, such as `Debug Dev`, and the flavours that it names.
///
/// A flavour is named by words of its own, whatever their case, and never by a part of a word. Words end at anything but
/// letters and digits and at camel-case borders: `DebugDEV` and `QA-Dev` name `Dev`, `Development` does not.
struct ConfigurationName {
    let text: String
    private let words: [Word]

    private struct Word {
        var text: String
        /// The run of letters and digits that the word is in.
        var run: Int
    }

    init(_ text: String) {
        self.text = text
        words = Self.words(of: text)
    }

    /// Whether it is one of the two that every package and every new project has.
    var isStandard: Bool { Self.standard.contains { isSame(as: $0) } }

    static let standard = ["Debug", "Release"]

    func isSame(as other: String) -> Bool { text.lowercased() == other.lowercased() }

    /// The standard name that was probably meant. A name that contains one, such as `Debug2`, is meant as it is.
    var misspelling: String? {
        guard !Self.standard.contains(where: { text.lowercased().contains($0.lowercased()) }) else { return nil }
        return NearestName.of(text, in: Self.standard)
    }

    /// The flavours named, in their own order. Of two where one's words are among the other's, only the longer counts:
    /// `Debug StagingEU` names `StagingEU` and not `Staging`.
    func flavours(among flavours: [Flavour]) -> [Flavour] {
        let mentions = flavours.flatMap { flavour in ranges(of: flavour).map { (flavour: flavour, range: $0) } }
        return flavours.filter { flavour in
            mentions.contains { mention in
                mention.flavour == flavour
                    && !mentions.contains { $0.range.count > mention.range.count && $0.range.contains(mention.range) }
            }
        }
    }

    /// The flavour that was probably meant by one of the words.
    func nearestFlavour(among flavours: [Flavour]) -> String? {
        words.lazy.compactMap { NearestName.of($0.text, in: flavours.map(\.name)) }.first
    }

    private func ranges(of flavour: Flavour) -> [Range<Int>] {
        let name = flavour.name.lowercased()
        let own = Self.words(of: flavour.name).map(\.text)
        return words.indices.flatMap { start in
            (start..<words.count).map { start..<($0 + 1) }.filter { range in
                let texts = words[range].map(\.text)
                // `STAGINGEU` shows no border, though the flavour `StagingEU` has one.
                let isOneRun = words[range.lowerBound].run == words[range.upperBound - 1].run
                return texts == own || isOneRun && texts.joined() == name
            }
        }
    }

    /// The words in lower case.
    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var run = 0
        var isInWord = false
        var followsLowercase = false
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if isInWord { run += 1 }
                isInWord = false
                followsLowercase = false
                continue
            }
            // A border is before the D of `debugDev`, `debug2Dev`, `QADev`.
            let next = characters.indices.contains(index + 1) ? characters[index + 1] : " "
            let isBorder = character.isUppercase && (followsLowercase || next.isLowercase)
            if !isInWord || isBorder { words.append(Word(text: "", run: run)) }
            words[words.count - 1].text += character.lowercased()
            isInWord = true
            if character.isLetter { followsLowercase = character.isLowercase }
        }
        return words
    }
}
