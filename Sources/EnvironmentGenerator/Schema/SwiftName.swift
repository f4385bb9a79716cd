/// Names in the generated source.
enum SwiftName {
    /// ASCII letters, digits and `_`, no digit first: a Swift identifier, a setting's name and a condition alike.
    static func isIdentifier(_ name: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = name.utf8.first, !digits.contains(first) else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case digits, UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    /// `name` as it is declared and used: keywords in backticks.
    static func written(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// `name` as the label of an argument, where Swift takes all keywords but one as they are.
    static func label(_ name: String) -> String {
        name == "inout" ? "`inout`" : name
    }

    /// Names that no property and no flavour can have, backticks or not.
    static let reserved: Set = ["self", "_"]

    /// The case of a flavour: `prod` of `Prod`, `qa` of `QA`.
    static func caseName(ofFlavour name: String) -> String {
        name == name.uppercased() ? name.lowercased() : name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Whether no case can have this name; `allCases` is CaseIterable's.
    static func isReservedCase(_ name: String) -> Bool {
        reserved.contains(name) || name == "allCases"
    }

    /// Names that no nested type can have, besides those reserved.
    static let reservedTypes: Set = ["Protocol", "Self", "Type"]

    /// Names that the generated source declares or uses itself.
    static let generated: Set = [
        "flavour", "current", "appIcon", "secretTable", "secretValue", "optionalSecretValue", "replaceSecretValue",
        "revealed", "Flavour",
        "AppIcon", "SecretTable", "Foundation", "String", "Int", "Double", "Bool", "URL", "Data", "Duration", "UInt8",
        "UInt64", "UTF8", "Mirror", "Sendable", "CaseIterable", "CustomStringConvertible", "CustomReflectable",
    ]

    /// The words that need backticks as the name of a property or a case.
    static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]
}
