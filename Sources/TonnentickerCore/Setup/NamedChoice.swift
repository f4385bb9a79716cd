/// Which of several named things a typed name means.
enum NamedChoice<Element: Sendable>: Sendable {
    case one(Element)
    /// The name fits several; all of them.
    case several([Element])
    case none
}

extension NamedChoice: Equatable where Element: Equatable {}

extension NamedChoice where Element == Place {
    /// Picks the place that is called so, with or without its county („Neuenkirchen, Kreis Gütersloh“); else the only
    /// one that contains it.
    init(named name: String, among places: [Place]) {
        self.init(named: name, among: places) { place in
            [place.name, Wording.place(place)] + (place.county.map { ["\(place.name) \($0)"] } ?? [])
        }
    }
}

extension NamedChoice where Element == District {
    /// Picks the district that is called so, by name, detail or both; else the only one that contains it.
    init(named name: String, among districts: [District]) {
        self.init(named: name, among: districts) { district in
            [district.name, Wording.district(district)]
                + (district.detail.map { [$0, "\(district.name) \($0)", "\(district.name), \($0)"] } ?? [])
        }
    }
}

extension NamedChoice {
    private init(named name: String, among elements: [Element], names: (Element) -> [String]) {
        let wanted = name.asDisplayText.foldedWithUmlautsWrittenOut
        let candidates = elements.map { element in
            (element, spellings: names(element).flatMap { [$0.foldedWithUmlautsWrittenOut, $0.foldedToBaseLetters] })
        }
        let same = candidates.filter { $0.spellings.contains(wanted) }
        let similar = same.isEmpty ? candidates.filter { $0.spellings.contains { $0.contains(wanted) } } : same
        let found = similar.map(\.0)
        self =
            switch found.count {
            case 0: .none
            case 1: .one(found[0])
            default: .several(found)
            }
    }
}
