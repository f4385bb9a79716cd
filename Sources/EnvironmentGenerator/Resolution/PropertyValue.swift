import Foundation
import XCConfig

/// A value of a declared type, checked.
package enum PropertyValue: Hashable, Sendable {
    case string(String)
    case int(Int)
    case double(Double)
    case bool(Bool)
    case url(String)
    /// Text of a Swift expression such as `.milliseconds(250)`.
    case duration(count: Int64, unit: DurationUnit)
    case strings([String])
    case secret(String)

    package enum DurationUnit: String, CaseIterable, Sendable {
        case milliseconds = "ms"
        case seconds = "s"
        case minutes = "min"
        case hours = "h"
    }
}

/// Why a text is no value of its type: what is allowed instead.
package struct InvalidValue: Error {
    package var expectation: String
}

extension PropertyValue {
    /// - Parameter list: The list form of the setting, which `[String]` takes.
    package init(_ text: String, list: [String], as type: PropertyType) throws(InvalidValue) {
        switch type {
        case .string: self = .string(text)
        case .strings: self = .strings(list)
        case .secret: self = .secret(text)
        case .int: self = .int(try Self.int(text))
        case .double: self = .double(try Self.double(text))
        case .bool: self = .bool(try Self.bool(text))
        case .url: self = .url(try Self.url(text))
        case .duration: self = try Self.duration(text)
        }
    }

    private static func int(_ text: String) throws(InvalidValue) -> Int {
        guard let value = Int(text), String(value) == text else {
            throw InvalidValue(
                expectation: "a whole number from \(Int.min) to \(Int.max), in decimal digits without leading zeros")
        }
        return value
    }

    private static func double(_ text: String) throws(InvalidValue) -> Double {
        let isPlain = text.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
        guard isPlain, let first = text.utf8.first, first != UInt8(ascii: "+"), let value = Double(text), value.isFinite
        else {
            throw InvalidValue(expectation: "a decimal number with a point, such as 0.5, -2 or 1e6")
        }
        return value
    }

    private static func bool(_ text: String) throws(InvalidValue) -> Bool {
        switch text {
        case "YES": true
        case "NO": false
        default: throw InvalidValue(expectation: "YES or NO")
        }
    }

    private static func duration(_ text: String) throws(InvalidValue) -> PropertyValue {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let unit = DurationUnit(rawValue: String(text.dropFirst(digits.count))), let count = Int64(digits),
            String(count) == digits, count <= 1_000_000_000_000
        else {
            throw InvalidValue(expectation: "a whole number and a unit: 250ms, 30s, 5min or 2h")
        }
        return .duration(count: count, unit: unit)
    }
}

// MARK: Addresses

extension PropertyValue {
    private static func url(_ text: String) throws(InvalidValue) -> String {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            let components = URLComponents(string: text, encodingInvalidCharacters: false), components.url != nil,
            let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = components.host, !host.isEmpty, (components.port ?? 1) > 0, (components.port ?? 1) < 65_536
        else {
            throw InvalidValue(expectation: "an address with https://, a host and no blanks or umlauts")
        }
        guard scheme == "https" || isLoopback(host) else {
            throw InvalidValue(expectation: "an address with https://; http:// is for this machine (localhost) alone")
        }
        return text
    }

    private static func isLoopback(_ host: String) -> Bool {
        if ["localhost", "[::1]", "::1"].contains(host.lowercased()) { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
