/// Why a value is probably not the one that was meant: it was never filled in, never resolved, or holds what no one sees.
enum UnfilledValue: String {
    case placeholder = "is a placeholder; write the value"
    case reference = "is a reference that another tool should have resolved; run that tool first, or write the value"
    case encrypted = "is still encrypted; decrypt it before the build"
    case masked = "is masked; write the value itself"
    case invisible = "contains invisible characters; remove them"
    case example = "is the one of the example file; write your own"

    /// - Parameter isText: Whether people read the value, which may then have characters that join others.
    init?(of text: String, isText: Bool) {
        let value = text.trimmingPrefix { $0 == " " }.lowercased()
        if text.unicodeScalars.contains(where: { Self.isInvisible($0, inText: isText) }) {
            self = .invisible
        } else if value.count > 2, value.allSatisfy({ "*•".contains($0) }) {
            self = .masked
        } else if ["encrypted:", "enc[", "$ansible_vault"].contains(where: value.hasPrefix) {
            self = .encrypted
        } else if Self.isReference(value) {
            self = .reference
        } else if Self.isPlaceholder(value) {
            self = .placeholder
        } else {
            return nil
        }
    }

    private static func isReference(_ value: String) -> Bool {
        ["op://", "vault:", "ref+", "keychain://", "awssm://", "gcpsm://"].contains(where: value.hasPrefix)
            || [("${", "}"), ("{{", "}}"), ("<%", "%>")].contains {
                value.hasPrefix($0) && value.hasSuffix($1)
            }
    }

    private static func isPlaceholder(_ value: String) -> Bool {
        let words = value.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let joined = words.joined()
        if ["changeme", "replaceme", "fillme", "fillin", "todo", "fixme", "tbd", "placeholder"].contains(joined) {
            return true
        }
        if value.count > 2, value.hasPrefix("<"), value.hasSuffix(">") { return true }
        if joined.count > 2, joined.allSatisfy({ $0 == "x" }) { return true }
        let kinds: Set = ["key", "apikey", "token", "secret", "password", "value", "id"]
        let isYours = ["your", "my", "insert", "enter", "add", "replace", "change"].contains(words.first)
        return isYours && words.count > 1 && words.count < 6 && words.contains(where: kinds.contains)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar, inText isText: Bool) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\t"
        case .lineSeparator, .paragraphSeparator: true
        case .format: !isText || !["\u{200C}", "\u{200D}", "\u{AD}"].contains(scalar)
        case .spaceSeparator: !isText && scalar != " "
        default: false
        }
    }
}
