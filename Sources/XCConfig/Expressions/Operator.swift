import Foundation

/// The operator in `$(NAME:operator)`, which returns part or another form of each element.
enum RetrievalOperator: String, Sendable {
    case upper
    case lower
    case quote
    case identifier
    case rfc1034identifier
    case c99extidentifier
    case dir
    case file
    case base
    case suffix
    case standardizepath
    case not
    case truncatedversion
    case stripslash = "__stripslash"

    func apply(to value: String) -> String {
        switch self {
        case .upper: value.uppercased()
        case .lower: value.lowercased()
        case .quote: Self.quoted(value)
        case .identifier: Identifier.c(value)
        case .rfc1034identifier: Identifier.rfc1034(value)
        case .c99extidentifier: Identifier.c99Extended(value)
        case .dir: Self.directoryWithSlash(value)
        case .file: String(FilePathText.file(of: value))
        case .base: String(FilePathText.base(of: value))
        case .suffix: FilePathText.lastDot(of: value).map { String(value[$0...]) } ?? ""
        case .standardizepath: FilePathText.standardized(value)
        case .not: value == "YES" ? "NO" : "YES"
        case .truncatedversion: value.split(separator: ".").prefix(3).joined(separator: ".")
        case .stripslash: value.hasPrefix("/") ? String(value.dropFirst()) : value
        }
    }

    private static func quoted(_ value: String) -> String {
        if value.isEmpty { return "\"\"" }
        var quoted: [UInt8] = []
        for byte in value.utf8 {
            if " \t\r\n\\\"'".utf8.contains(byte) { quoted.append(UInt8(ascii: "\\")) }
            quoted.append(byte)
        }
        return String(decoding: quoted, as: UTF8.self)
    }

    private static func directoryWithSlash(_ value: String) -> String {
        let directory = FilePathText.directory(of: value)
        if directory.isEmpty { return "./" }
        return directory.last == "/" ? directory : directory + "/"
    }
}

/// The operator in `$(NAME:operator=operand)`, which replaces one part of each element.
enum ReplacementOperator: String, Sendable {
    case `default`
    case dir
    case file
    case base
    case suffix
    case relativeto
    case isancestor

    func apply(to value: String, operand: String) -> String {
        switch self {
        case .default: value.isEmpty ? operand : value
        case .dir: FilePathText.join(operand, String(FilePathText.file(of: value)))
        case .file: FilePathText.join(FilePathText.directory(of: value), operand)
        case .base:
            FilePathText.join(FilePathText.directory(of: value), operand)
                + "." + (FilePathText.pathExtension(of: value) ?? "")
        case .suffix: FilePathText.withoutExtension(value) + "." + Self.extensionText(operand)
        case .relativeto: FilePathText.relative(from: value, to: operand) ?? value
        case .isancestor: FilePathText.isAncestor(operand, of: value) ? "YES" : "NO"
        }
    }

    private static func extensionText(_ operand: String) -> Substring {
        operand.contains(".") ? FilePathText.pathExtension(of: operand) ?? "" : Substring(operand)
    }
}
