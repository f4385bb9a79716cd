/// The bins of a district and the meanings of its waste types.
struct DistrictBins: Sendable {
    /// One bin that a waste type means, with what the type's name says about it.
    struct Meaning: Sendable {
        /// The index in `bins`.
        let bin: Int
        let note: String?
    }

    /// The bins in the order in which those of one day are listed. Their names are unique.
    let bins: [HouseholdBin]
    /// Whether a listed waste type means "Sonstiges".
    private let listsUnknown: Bool
    private let meanings: [WasteType.ID: [Meaning]]
    private let unknown: [Meaning]

    init(_ types: [WasteType], selection: BinSelection = .all) {
        let read = types.map(ReadType.init)
        let plain = Dictionary(grouping: read.compactMap(\.single), by: \.category)
        let kinds = read.map { type in
            type.single.map { [$0] }
                // A part of a joined name means the district's own bin of that category if there is exactly one.
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

    /// The bins that a type means: one, or several if its name joins them. An unlisted type is "Sonstiges". Deselected
    /// bins are left out.
    subscript(type: WasteType.ID) -> [Meaning] {
        meanings[type] ?? unknown
    }

    /// Returns the bins that the waste types or the pickups mention.
    func bins(of pickups: [Pickup]) -> [HouseholdBin] {
        let hasUnknown = listsUnknown || pickups.contains { meanings[$0.wasteTypeID] == nil }
        return hasUnknown ? bins : bins.filter { $0.bin.name != BinKind.unknown.name }
    }

    /// Returns each kind once, sorted. Of equal kinds, keeps the one that the backend describes best.
    private static func merged(_ kinds: some Sequence<BinKind>) -> [BinKind] {
        var best: [BinKind: BinKind] = [:]
        for kind in kinds {
            if let known = best[kind], known.hasOwnCode || !kind.hasOwnCode { continue }
            best[kind] = kind
        }
        return best.values.sorted()
    }
}

/// A waste type with the meaning of its name.
private struct ReadType {
    let id: WasteType.ID
    let note: String?
    let categories: [WasteCategory]
    /// `nil` if the name joins several bins.
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
