/// What is probably not meant to be a part of a secret, though it is one.
enum SecretOddity: Hashable {
    /// Quotes around the value, which no .xcconfig file takes away.
    case quotes
    /// Another assignment, at a byte of the value. The name is `nil` if nothing else tells that it is one: it may be a
    /// part of the secret then, and must not be shown.
    case assignment(name: String?, offset: Int)

    /// - Parameters:
    ///   - secret: What has the value, such as `'API_KEY'`.
    ///   - place: What holds one secret, such as a line.
    func message(about secret: String, oneEach place: String) -> String {
        switch self {
        case .quotes: "\(secret) is in quotes, which are a part of the value; remove them"
        case .assignment(let name, _):
            "\(secret) also holds an assignment of \(name.map { "'\($0)'" } ?? "another setting"); give each its own "
                + place
        }
    }
}

extension SecretOddity {
    /// - Parameter names: The names that are known to be settings.
    static func all(in value: String, knowing names: Set<String>) -> [SecretOddity] {
        (isQuoted(value) ? [.quotes] : []) + [assignment(in: Array(value.utf8), knowing: names)].compactMap(\.self)
    }

    static func isQuoted(_ value: String) -> Bool {
        ["\"", "'"].contains { value.count > 1 && value.hasPrefix($0) && value.hasSuffix($0) }
    }

    /// The first `NAME =` of a known name, or of one in capitals after a space: other names are common in what is one
    /// secret, such as the address of a database.
    private static func assignment(in value: [UInt8], knowing names: Set<String>) -> SecretOddity? {
        for equals in value.indices where value[equals] == UInt8(ascii: "=") {
            guard let range = name(before: equals, in: value), value[(equals + 1)...].contains(where: { !$0.isSpace })
            else { continue }
            let name = String(decoding: value[range], as: UTF8.self)
            if names.contains(name) { return .assignment(name: name, offset: range.lowerBound) }
            if range.lowerBound > 0, value[range.lowerBound - 1].isSpace, name == name.uppercased() {
                return .assignment(name: nil, offset: range.lowerBound)
            }
        }
        return nil
    }

    /// Where the name of an assignment is, after the beginning, a space or a semicolon; `nil` for a padding of base64.
    private static func name(before equals: Int, in value: [UInt8]) -> Range<Int>? {
        guard equals + 1 < value.count, value[equals + 1] != UInt8(ascii: "=") else { return nil }
        var text = value[..<equals].trimmingSuffix(while: \.isSpace)
        if text.last == UInt8(ascii: "]"), let bracket = text.lastIndex(of: UInt8(ascii: "[")) {
            text = text[..<bracket].trimmingSuffix(while: \.isSpace)
        }
        let rest = text.trimmingSuffix(while: \.isInName)
        guard rest.endIndex < text.endIndex, !text[rest.endIndex].isDigit,
            rest.last.map({ $0.isSpace || $0 == UInt8(ascii: ";") }) ?? true
        else { return nil }
        return rest.endIndex..<text.endIndex
    }
}

extension ArraySlice<UInt8> {
    fileprivate func trimmingSuffix(while isTrimmed: (UInt8) -> Bool) -> ArraySlice {
        self[startIndex..<(lastIndex { !isTrimmed($0) }.map { $0 + 1 } ?? startIndex)]
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    /// `[A-Za-z0-9_]`
    fileprivate var isInName: Bool {
        isDigit || self == UInt8(ascii: "_") || (0x61...0x7A).contains(self | 0x20)
    }
}
