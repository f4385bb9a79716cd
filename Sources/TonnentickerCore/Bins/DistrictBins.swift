/// The bins of a district, and what each of its waste types stands for.
struct DistrictBins: Sendable {
    /// A bin that a waste type stands for, and what the type's name says about it.
    struct Meaning: Sendable {
        /// The place in `bins`.
        let bin: Int
        let note: String?
    }

    /// In the order in which bins of one day are listed; no two have the same name or code.
    let bins: [Bin]
    private let meanings: [WasteType.ID: [Meaning]]
    private let unknown: [Meaning]

    init(_ types: [WasteType]) {
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
        let codes = UniqueCodes.codes(for: listed)
        bins = zip(listed, codes).map { kind, code in
            Bin(name: kind.name, style: WasteStyle(code: code, color: kind.style.color))
        }
        let places = Dictionary(uniqueKeysWithValues: listed.enumerated().map { ($1, $0) })
        func listedMeanings(of kinds: [BinKind], note: String?) -> [Meaning] {
            kinds.compactMap { kind in places[kind].map { Meaning(bin: $0, note: note) } }
        }
        meanings = Dictionary(
            zip(read, kinds).map { type, kinds in (type.id, listedMeanings(of: kinds, note: type.note)) },
            uniquingKeysWith: { first, _ in first }
        )
        unknown = listedMeanings(of: [.unknown], note: nil)
    }

    /// What a type stands for: one bin, or several where its name joins them; one that isn't listed is „Sonstiges“.
    subscript(type: WasteType.ID) -> [Meaning] {
        meanings[type] ?? unknown
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
