import Foundation
import XCConfig

/// A JSON value that knows its place, so that findings about its meaning can point there.
struct LocatedJSON {
    enum Value {
        case object([Member])
        case array([LocatedJSON])
        case string(String)
        /// As it is written.
        case number(String)
        case bool(Bool)
        case null
    }

    struct Member {
        var name: String
        var location: SourceLocation
        var value: LocatedJSON
    }

    var value: Value
    var location: SourceLocation

    /// The value of an object's member.
    func member(_ name: String) -> LocatedJSON? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text of a string.
    var text: String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    /// A byte-order mark at the start is skipped.
    ///
    /// - Parameter rule: The rule of the finding.
    /// - Throws: A `Diagnostic` at the first byte that isn't JSON (RFC 8259).
    static func parse(_ bytes: [UInt8], file: String, rule: Diagnostic.Rule) throws(Diagnostic) -> LocatedJSON {
        var parser = Parser(bytes: bytes, file: file, rule: rule)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        parser.skipSpaces()
        let value = try parser.parseValue(depth: 0)
        parser.skipSpaces()
        guard parser.position == bytes.count else { throw parser.failure("expected the end of the file") }
        return value
    }
}

private struct Parser {
    private static let depthLimit = 64

    let bytes: [UInt8]
    let file: String
    let rule: Diagnostic.Rule
    let lineStarts: [Int]
    var position = 0

    init(bytes: [UInt8], file: String, rule: Diagnostic.Rule) {
        self.bytes = bytes
        self.file = file
        self.rule = rule
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var location: SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= position { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: position - lineStarts[low] + 1)
    }

    func failure(_ message: String) -> Diagnostic {
        let isComment = current == UInt8(ascii: "/") || current == UInt8(ascii: "#")
        return Diagnostic(
            .error, rule, at: location,
            "this isn't JSON: \(isComment ? "it has no comments; remove this one" : message)")
    }

    mutating func skipSpaces() {
        while let byte = current, " \t\r\n".utf8.contains(byte) { position += 1 }
    }

    mutating func parseValue(depth: Int) throws(Diagnostic) -> LocatedJSON {
        guard depth < Self.depthLimit else { throw failure("it is nested deeper than \(Self.depthLimit)") }
        let start = location
        switch current {
        case UInt8(ascii: "{"): return LocatedJSON(value: .object(try parseMembers(depth: depth)), location: start)
        case UInt8(ascii: "["): return LocatedJSON(value: .array(try parseElements(depth: depth)), location: start)
        case UInt8(ascii: "\""): return LocatedJSON(value: .string(try parseString()), location: start)
        default: return LocatedJSON(value: try parseScalar(), location: start)
        }
    }

    private mutating func parseMembers(depth: Int) throws(Diagnostic) -> [LocatedJSON.Member] {
        var members: [LocatedJSON.Member] = []
        try parseItems(until: UInt8(ascii: "}")) { parser throws(Diagnostic) in
            let start = parser.location
            let name = try parser.parseString()
            parser.skipSpaces()
            guard parser.current == UInt8(ascii: ":") else { throw parser.failure("expected ':' after a name") }
            parser.position += 1
            parser.skipSpaces()
            let value = try parser.parseValue(depth: depth + 1)
            members.append(LocatedJSON.Member(name: name, location: start, value: value))
        }
        return members
    }

    private mutating func parseElements(depth: Int) throws(Diagnostic) -> [LocatedJSON] {
        var elements: [LocatedJSON] = []
        try parseItems(until: UInt8(ascii: "]")) { parser throws(Diagnostic) in
            elements.append(try parser.parseValue(depth: depth + 1))
        }
        return elements
    }

    private mutating func parseItems(
        until closer: UInt8, _ parseItem: (inout Parser) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        position += 1
        skipSpaces()
        if current == closer {
            position += 1
            return
        }
        while true {
            try parseItem(&self)
            skipSpaces()
            if current == closer { break }
            guard current == UInt8(ascii: ",") else {
                throw failure("expected ',' or '\(Character(Unicode.Scalar(closer)))'")
            }
            position += 1
            skipSpaces()
            if current == closer {
                throw failure("trailing comma before '\(Character(Unicode.Scalar(closer)))'; remove it")
            }
        }
        position += 1
    }

    private mutating func parseString() throws(Diagnostic) -> String {
        guard current == UInt8(ascii: "\"") else { throw failure("expected a string in double quotes") }
        let start = position
        position += 1
        while let byte = current, byte != UInt8(ascii: "\"") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard current != nil else {
            position = start
            throw failure("the string has no closing double quote")
        }
        position += 1
        return try decode(String.self, from: start)
    }

    private mutating func parseScalar() throws(Diagnostic) -> LocatedJSON.Value {
        let start = position
        while let byte = current, !" \t\r\n,]}:".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "": throw failure("expected a value")
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            _ = try decode(Double.self, from: start)
            return .number(text)
        }
    }

    private mutating func decode<Value: Decodable>(_ type: Value.Type, from start: Int) throws(Diagnostic) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(bytes[start..<position]))
        } catch {
            position = start
            throw failure("expected a value")
        }
    }
}
