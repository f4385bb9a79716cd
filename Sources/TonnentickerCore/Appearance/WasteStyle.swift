/// How a kind of waste is shown: never by colour alone, the code stands on it.
public struct WasteStyle: Hashable, Sendable {
    /// One to three letters, or `?`.
    public let code: String
    public let color: HexColor
    /// Black or white, whichever contrasts more with `color`.
    public var textColor: HexColor { color.textColor }

    public init(category: WasteCategory) {
        code = category.code
        color = category.color
    }

    /// Takes code and colour from the backend where they are valid, each for itself, else from the name.
    public init(name: String, code: String? = nil, color: String? = nil) {
        let category = WasteName.categories(of: name).first ?? .unknown
        self.code = Self.valid(code) ?? category.code
        self.color = color.flatMap { HexColor($0) } ?? category.color
    }

    private static func valid(_ code: String?) -> String? {
        guard let code, (1...3).contains(code.count), code.allSatisfy(\.isLetter) else { return nil }
        return code
    }
}
