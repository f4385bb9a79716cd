/// Words that the guide understands besides the names of its items, folded as `GuideText` does.
enum GuideLexicon {
    /// Words that say nothing about the thing itself.
    static let fillers = words(
        """
        der die das den dem des ein eine einen einem einer eines mein meine meinen meiner unser unsere kein keine und oder
        etwas alles alle viel viele paar so sehr noch ganz halb zu in ins im am an auf bei wo wohin kommt kommen gehört
        gehören entsorgen wegwerfen stück alt alte altem alten alter altes groß große großer großes klein kleine kleiner
        kleines neu neue neuer neues
        """)

    /// Words before a noun that only describes the thing: "Deckel vom Glas".
    static let prepositions = words(
        "von vom aus mit ohne für fürs zum zur der des einer eines auf in im am an unter bei nach um")

    /// Words that measure the following noun: "Dose Lack".
    static let measures = words(
        """
        dose packung flasche glas tüte becher tasse kiste kasten tube stück rolle eimer beutel sack schachtel karton
        schale schüssel teller rest reste fass liter kilo paket päckchen scheibe
        """)

    /// Returns whether the part before the last one determines the meaning of a compound: "Gurken·reste".
    static func isRemainder(_ part: ArraySlice<UInt8>) -> Bool {
        part.count > 2 && part.count < 10
            && (remainders.contains(Array(part)) || Inflection.bases(of: part).contains { remainders.contains($0) })
    }

    private static let remainders = words(
        """
        rest abfall müll stück teil scherbe splitter schnipsel krümel set zubehör sache haufen paar rand brocken
        fetzen schnitzel sorte modell artikel rolle inhalt strunk ende
        """)

    /// Beyond these limits a text isn't a question about waste. They bound the work for pasted text.
    static let longestWord = 60
    static let mostWords = 8
    static let mostItems = 50

    static func words(_ text: String) -> Set<[UInt8]> {
        Set(GuideText(text).words.map(\.units))
    }
}
