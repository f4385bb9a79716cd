/// A kind of bin within a schedule, told apart by its name: two types that differ only in a mark are one kind.
struct BinKind: Sendable {
    let name: String
    let style: WasteStyle
    let note: String?
    private let category: WasteCategory
    private let key: String

    static let unknown = BinKind(
        name: WasteCategory.unknown.name,
        style: WasteStyle(category: .unknown),
        note: nil,
        category: .unknown
    )

    private init(name: String, style: WasteStyle, note: String?, category: WasteCategory) {
        self.name = name
        self.style = style
        self.note = note
        self.category = category
        self.key = name.foldedWithUmlautsWrittenOut
    }

    /// The bins that a waste type stands for: one, or several where its name joins them („Papier / Gelber Sack“).
    static func kinds(of type: WasteType) -> [BinKind] {
        let marked = MarkedName(type.name)
        let categories = WasteName.categories(of: marked.name)
        guard categories.count > 1 else {
            let name = marked.name.isEmpty ? WasteCategory.unknown.name : marked.name
            let style = WasteStyle(name: marked.name, code: type.code, color: type.color)
            return [BinKind(name: name, style: style, note: marked.note, category: categories.first ?? .unknown)]
        }
        return categories.map {
            BinKind(name: $0.name, style: WasteStyle(category: $0), note: marked.note, category: $0)
        }
    }

    func bin(notes: Set<String>) -> Bin {
        Bin(name: name, style: style, note: notes.isEmpty ? nil : notes.sorted().joined(separator: " · "))
    }
}

extension BinKind: Hashable, Comparable {
    static func == (left: BinKind, right: BinKind) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    static func < (left: BinKind, right: BinKind) -> Bool {
        (left.category, left.key) < (right.category, right.key)
    }
}
