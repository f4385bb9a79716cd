/// The bins of a district, and what each of its waste types stands for.
struct DistrictBins: Sendable {
    /// A bin that a waste type stands for, and what the type's name says about it.
    struct Meaning: Sendable {
        /// The place in `bins`.
        let bin: Int
        let note: String?
    }

    /// In the order in which bins of one day are listed; no two have the same name.
    let bins: [HouseholdBin]
    /// Whether a waste type that is listed stands for „Sonstiges“.
    private let listsUnknown: Bool
    private let meanings: [WasteType.ID: [Meaning]]
    private let unknown: [Meaning]

    init(_ types: [WasteType], selection: BinSelection = .all) {
        let read = types.map(ReadType.init)
        let plain = Dictionary(grouping: read.compactMap(\.single), by: \.category)
        let kinds = read.map { type in
            type.single.map { [$0] }
                // A part of a joined name is the district's own bin of that category, where it has just one.
                ?? type.categories.map { category in
                    let own = Set(plain[category] ?? [])
                    return own.count > 1 ? BinKind(category: category) : own.first ?? BinKind(category: category)
                }
        }
        let listed = Self.merged(kinds.joined() + [.unknown])
        let selected = listed.filter { selection.contains($0.name) }
        let codes = Dictionary(uniqueKeysWithValues: zip(selected, UniqueCodes.codes(for: selected)))
        bins = listed.map { kind in
            let style = WasteStyle(code: codes[kind] ?? kind.style.code, color: kind.style.color)
            return HouseholdBin(bin: Bin(name: kind.name, style: style), isSelected: codes[kind] != nil)
        }
        listsUnknown = kinds.joined().contains(.unknown)
        let places = Dictionary(
            uniqueKeysWithValues: listed.enumerated().filter { codes[$1] != nil }.map { ($1, $0) })
        func listedMeanings(of kinds: [BinKind], note: String?) -> [Meaning] {
            kinds.compactMap { kind in places[kind].map { Meaning(bin: $0, note: note) } }
        }
        meanings = Dictionary(
            zip(read, kinds).map { type, kinds in (type.id, listedMeanings(of: kinds, note: type.note)) },
            uniquingKeysWith: { first, _ in first }
        )
        unknown = listedMeanings(of: [.unknown], note: nil)
    }

    /// What a type stands for: one bin, or several where its name joins them; a type that isn't listed is „Sonstiges“.
    /// Deselected bins are left out.
    subscript(type: WasteType.ID) -> [Meaning] {
        meanings[type] ?? unknown
    }

    /// The bins that the waste types or the pickups are of.
    func bins(of pickups: [Pickup]) -> [HouseholdBin] {
        let hasUnknown = listsUnknown || pickups.contains { meanings[$0.wasteTypeID] == nil }
        return hasUnknown ? bins : bins.filter { $0.bin.name != BinKind.unknown.name }
    }

    /// Each kind once, sorted; of equal ones the one that the backend describes best.
    private static func merged(_ kinds: some Sequence<BinKind>) -> [BinKind] {
        var best: [BinKind: BinKind] = [:]
        for kind in kinds {
            if let known = best[kind], known.hasOwnCode || !kind.hasOwnCode { continue }
            best[kind] = kind
        }
        return best.values.sorted()
    }
}

/// A waste type whose name has been read.
private struct ReadType {
    let id: WasteType.ID
    let note: String?
    let categories: [WasteCategory]
    /// `nil` where the name joins several bins.
    let single: BinKind?

    init(_ type: WasteType) {
        let marked = MarkedName(type.name)
        id = type.id
        note = marked.note
        categories = WasteName.categories(of: marked.name)
        single =
            categories.count > 1
            ? nil : BinKind(type: type, name: marked.name, category: categories.first ?? .unknown)
    }
}
