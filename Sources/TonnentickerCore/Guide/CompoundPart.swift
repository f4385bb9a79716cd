/// Rules for the parts of German compounds, folded.
enum CompoundPart {
    /// The letters that may join two parts: "Banane·n·schale".
    static let links = ["", "n", "s", "es", "en", "er", "e"].map { Array($0.utf8) }

    /// Returns whether a name may be the last part of a compound whose first part is unknown.
    static func canFollowAnything(_ name: [UInt8]) -> Bool {
        name.count > 4 ? !ambiguous.contains(name) : short.contains(name)
    }

    /// Returns whether a part only modifies the word after it: "Bei·spiel" isn't a "Spiel".
    static func isParticle(_ part: ArraySlice<UInt8>) -> Bool {
        particles.contains(Array(part))
    }

    /// Returns whether letters look like words: they have a vowel, and end as German syllables do.
    static func isPlausible(_ part: ArraySlice<UInt8>) -> Bool {
        guard part.count > 2, let last = part.last, part.contains(where: isVowel) else { return false }
        let previous = part[part.endIndex - 2]
        return isVowel(last) || isVowel(previous) || endings.contains([previous, last])
    }

    static func hasConsonant(_ part: ArraySlice<UInt8>) -> Bool {
        !part.allSatisfy(isVowel)
    }

    private static func isVowel(_ unit: UInt8) -> Bool {
        vowels.contains(unit)
    }

    private static let vowels = Array("aeiouy".utf8)

    /// Pairs of consonants that end a syllable.
    private static let endings = GuideLexicon.words(
        """
        bd bs bt ch ck ct ds ff fs ft gd gs gt hd hk hl hm hn hr hs ht ks kt lb ld lf lg lk ll lm lp ls lt lz mm mp ms mt \
        nb nd nf ng nk nn ns nt nz pf pp ps pt rb rd rf rg rh rk rl rm rn rp rr rs rt rv rz ss st ts tt tz
        """)

    /// Names of up to four letters that end everyday compounds. Other short names also end unrelated words ("Ballast").
    private static let short = GuideLexicon.words(
        """
        akku auto ball band bett box brei brot buch cd dose dvd erde fass fett foto garn glas gras gurt haar heft helm
        hemd holz hose käse keks korb krug kuli lack lego leim maus mehl mopp müll napf netz nuss obst ofen pilz pool
        pult putz rohr sack salz seil senf sieb sofa tape teig topf tube tuch tüte vase zaun zelt
        """)

    /// Longer names that also end unrelated words: "Großmutter", "Schauspiel", "Hersteller".
    private static let ambiguous = GuideLexicon.words(
        """
        automat block burger dampf essen fassung feder flügel hering leiter läufer mutter rechen rechnung schiene schutz
        sicherung spiel statue stoff stärke teller theke tracht verband zeichnung
        """)

    private static let particles = GuideLexicon.words(
        "ab an auf aus be bei da durch ein ent er ge her hin mit nach über um un unter ver vor zer zu")
}
