/// The kinds of waste that the app recognizes, in the order in which the bins of one day are listed.
public enum WasteCategory: Int, CaseIterable, Sendable {
    case residual, organic, paper, packaging, glass, hazardous, garden, christmasTree, bulky, textile, electronic, metal
    case diaper, unknown

    /// The name of the bin if the backend gives no single name.
    public var name: String { appearance.name }
    /// One or two letters, or `?`.
    public var code: String { appearance.code }
    public var color: HexColor { HexColor(appearance.rgb) }

    private var appearance: (name: String, code: String, rgb: UInt32) {
        switch self {
        case .residual: ("Restmüll", "R", 0x4A4A4A)
        case .organic: ("Biotonne", "B", 0x7A4E1E)
        case .paper: ("Papier", "P", 0x1F5FBF)
        case .packaging: ("Gelber Sack", "G", 0xF2C500)
        case .glass: ("Glas", "GL", 0x2E7D55)
        case .hazardous: ("Schadstoffe", "S", 0xC62828)
        case .garden: ("Grünschnitt", "GR", 0x3A7D2C)
        case .christmasTree: ("Weihnachtsbaum", "WB", 0x3A7D2C)
        case .bulky: ("Sperrmüll", "SP", 0x8D6E63)
        case .textile: ("Altkleider", "AK", 0x00747F)
        case .electronic: ("Elektroschrott", "E", 0x6A1B9A)
        case .metal: ("Altmetall", "M", 0x5B7083)
        case .diaper: ("Windeltonne", "W", 0x5D4E6D)
        case .unknown: ("Sonstiges", "?", 0x6B6B6B)
        }
    }
}

extension WasteCategory: Comparable {
    public static func < (left: WasteCategory, right: WasteCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}
