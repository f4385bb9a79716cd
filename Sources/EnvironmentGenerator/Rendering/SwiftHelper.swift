/// Functions of the generated type that `SwiftLiteral` calls. The compiler takes half as long for such a call as for
/// the initialiser of Foundation that it replaces.
enum SwiftHelper {
    /// Those that values of the types need.
    static func declarations(for types: [PropertyType]) -> [String] {
        let usesList = types.contains { $0.isList && $0.element.isURL }
        let usesAddress = usesList || types.contains { $0.element.isURL }
        return (usesAddress ? [address] : []) + (usesList ? [addresses] : [])
            + (types.contains { $0.element == .data } ? [data] : [])
    }

    /// The generator has made a URL of each text before it writes it.
    private static let address = """
        private static func address(_ text: String) -> URL { URL(string: text)! }
        """

    private static let addresses = """
        private static func addresses(_ texts: [String]) -> [URL] { texts.map(address) }
        """

    private static let data = """
        private static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }
        """
}

extension PropertyType.Element {
    fileprivate var isURL: Bool { if case .url = self { true } else { false } }

    /// Whether its Swift type is Foundation's.
    var isOfFoundation: Bool { isURL || self == .data }
}
