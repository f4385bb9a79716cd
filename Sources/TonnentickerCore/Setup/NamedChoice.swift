/// The choice from several named things that a typed name means.
public enum NamedChoice<Element: Sendable>: Sendable {
    case one(Element)
    /// The name fits several, or none but resembles these; a mere resemblance is never chosen without asking.
    case unclear([Element])
    case none
}

extension NamedChoice: Equatable where Element: Equatable {}

extension NamedChoice where Element == Place {
    /// Chooses the place with this name, with or without its county ("Neuenkirchen, Kreis Gütersloh"), otherwise the
    /// only place with a word that begins with it.
    init(named name: String, among places: [Place]) {
        self.init(named: name, among: places, sufficient: .wordPrefix) { place in
            [place.name, Wording.place(place)] + (place.county.map { ["\(place.name) \($0)"] } ?? [])
        }
    }
}

extension NamedChoice where Element == District {
    /// Chooses the district by name, detail, both, a part of the detail, or the sign in its name ("1", "A"). A mere
    /// part of a street's name may be another street: "Feldweg" isn't "Im Feldweg".
    init(named name: String, among districts: [District]) {
        self.init(named: name, among: districts, sufficient: .whole) { district in
            let detail = district.detail.map { [$0, "\(district.name) \($0)"] + Self.parts(of: $0) } ?? []
            return [district.name, Wording.district(district)] + detail + Self.signs(in: district.name)
        }
    }

    /// Splits "Innenstadt, Ahornweg bis Zeisigweg" into "Innenstadt", "Ahornweg" and "Zeisigweg".
    private static func parts(of detail: String) -> [String] {
        detail.replacing(" bis ", with: ",").replacing(" und ", with: ",").split { ",;/".contains($0) }.map(String.init)
    }

    private static func signs(in name: String) -> [String] {
        name.split(separator: " ").dropFirst().filter { $0.count == 1 || $0.contains(where: \.isNumber) }
            .map(String.init)
    }
}

extension NamedChoice where Element == HouseholdBin {
    /// Chooses the bin with this name or code.
    public init(named name: String, among bins: [HouseholdBin]) {
        self.init(named: name, among: bins, sufficient: .whole) { [$0.bin.name, $0.bin.style.code] }
    }
}

extension NamedChoice {
    /// - Parameters:
    ///   - sufficient: How well a name has to match if only one element contains it.
    ///   - names: Returns all names of an element.
    private init(
        named name: String,
        among elements: [Element],
        sufficient: MatchKind,
        names: (Element) -> [String]
    ) {
        let wanted = NameSpellings(name)
        let found = elements.map { element in
            let matches = names(element).compactMap { NameSpellings($0).match(of: wanted) }
            return (element: element, match: matches.min())
        }
        let best = found.compactMap(\.match).min()
        let same = found.filter { $0.match?.kind == .whole && $0.match == best }
        let fitting = same.isEmpty ? found.filter { $0.match != nil } : same
        self =
            switch fitting.count {
            case 0: .none
            case 1 where fitting[0].match.map { $0.kind <= sufficient } == true: .one(fitting[0].element)
            default: .unclear(fitting.map(\.element))
            }
    }
}

/// The spellings in which a name may be typed.
private struct NameSpellings {
    /// The quality of a match; smaller is better.
    struct Match: Comparable {
        let kind: MatchKind
        /// How far the spellings differ; 0 is as typed.
        let spelling: Int

        static func < (left: Match, right: Match) -> Bool {
            (left.kind, left.spelling) < (right.kind, right.spelling)
        }
    }

    private let text: String
    private let spellings: [SearchText]
    /// The groups of digits, which have to be equal: "1-2" isn't "12".
    private let numbers: [Substring]

    init(_ name: String) {
        text = name.asDisplayText.lowercased()
        // The full stop makes "Hauptstr" an abbreviation, too.
        spellings = SearchText.Spelling.allCases.map { SearchText(name + ".", $0) }
        numbers = name.split { !$0.isNumber }
    }

    /// Returns how another name matches this one; `nil` if it doesn't.
    func match(of other: NameSpellings) -> Match? {
        if text == other.text, !text.isEmpty { return Match(kind: .whole, spelling: 0) }
        return zip(spellings, other.spellings).enumerated().compactMap { number, pair in
            pair.0.match(of: pair.1).map { found in
                let isWhole = found.kind == .whole && numbers == other.numbers
                return Match(kind: isWhole || found.kind != .whole ? found.kind : .inside, spelling: number + 1)
            }
        }.min()
    }
}
