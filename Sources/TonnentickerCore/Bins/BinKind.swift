/// A kind of bin, identified within a district by its name. Two types that differ only in a mark are one kind.
struct BinKind: Hashable, Sendable {
    let name: String
    let category: WasteCategory
    /// The style before codes are made unique within the district.
    let style: WasteStyle
    /// Whether the backend supplied the code.
    let hasOwnCode: Bool
    private let key: String

    static let unknown = BinKind(category: .unknown)

    init(category: WasteCategory) {
        self.init(name: category.name, category: category, style: WasteStyle(category: category), hasOwnCode: false)
    }

    /// Creates the kind of a type that means one bin; `name` is its name without marks.
    init(type: WasteType, name: String, category: WasteCategory) {
        let style = WasteStyle(category: category, code: type.code, color: type.color)
        self.init(
            name: name.isEmpty ? WasteCategory.unknown.name : name,
            category: category,
            style: style,
            hasOwnCode: WasteStyle.isValid(code: type.code)
        )
    }

    private init(name: String, category: WasteCategory, style: WasteStyle, hasOwnCode: Bool) {
        self.name = name
        self.category = category
        self.style = style
        self.hasOwnCode = hasOwnCode
        self.key = name.foldedWithUmlautsWrittenOut
    }

    static func == (left: BinKind, right: BinKind) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension BinKind: Comparable {
    /// Orders the bins of one day: by category, then by name.
    static func < (left: BinKind, right: BinKind) -> Bool {
        (left.category, left.key) < (right.category, right.key)
    }
}
