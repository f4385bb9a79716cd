/// The appearance of a kind of waste: a colour with a code on it, never colour alone.
public struct WasteStyle: Hashable, Sendable {
    /// One to three letters, or `?`.
    public let code: String
    public let color: HexColor
    /// Black or white, whichever has more contrast with `color`.
    public var textColor: HexColor { color.textColor }

    init(code: String, color: HexColor) {
        self.code = code
        self.color = color
    }

    public init(category: WasteCategory) {
        self.init(code: category.code, color: category.color)
    }

    /// Takes code and colour from the backend if they are valid, each separately, otherwise from the name.
    public init(name: String, code: String? = nil, color: String? = nil) {
        self.init(category: WasteName.categories(of: name).first ?? .unknown, code: code, color: color)
    }

    init(category: WasteCategory, code: String?, color: String?) {
        self.init(
            code: code.flatMap { Self.isValid(code: $0) ? $0 : nil } ?? category.code,
            color: color.flatMap { HexColor($0) } ?? category.color
        )
    }

    static func isValid(code: String?) -> Bool {
        guard let code else { return false }
        return (1...3).contains(code.count) && code.allSatisfy(\.isLetter)
    }
}
