import Foundation

/// A value of a declared type, checked.
package indirect enum PropertyValue: Hashable, Sendable {
    case string(String)
    case int(Int)
    case double(Double)
    case bool(Bool)
    case url(String)
    case duration(Duration)
    /// In base64.
    case data(String)
    /// The case of an enumeration.
    case choice(PropertyType.Choice, String)
    case secret(String)
    case list([PropertyValue])
}

/// Why a text isn't a value of its type: what is wrong, or what is allowed instead.
package struct InvalidValue: Error {
    package var reason: String
}

extension PropertyValue {
    /// - Parameters:
    ///   - text: The setting as a string.
    ///   - list: The setting as a list, which list types take.
    package init(_ text: String, list: [String], as type: PropertyType) throws(InvalidValue) {
        guard type.isList else {
            try self.init(text, as: type.element)
            return
        }
        var elements: [PropertyValue] = []
        for (index, text) in list.enumerated() {
            do {
                elements.append(try PropertyValue(text, as: type.element))
            } catch {
                throw InvalidValue(reason: "element \(index + 1): \(error.reason)")
            }
        }
        self = .list(elements)
    }

    init(_ text: String, as type: PropertyType.Element) throws(InvalidValue) {
        switch type {
        case .string: self = .string(text)
        case .secret: self = .secret(text)
        case .int: self = .int(try Self.int(text))
        case .double: self = .double(try Self.double(text))
        case .bool: self = .bool(try Self.bool(text))
        case .url(let schemes): self = .url(try Address(text, schemes: schemes).text)
        case .duration: self = .duration(try Duration(written: text))
        case .data: self = .data(try Self.data(text))
        case .choice(let choice): self = .choice(choice, try Self.choice(text, of: choice))
        }
    }

    private static func int(_ text: String) throws(InvalidValue) -> Int {
        guard let value = Int(text), String(value) == text else {
            throw InvalidValue(
                reason: "expected a whole number from \(Int.min) to \(Int.max), in decimal digits without leading zeros"
            )
        }
        return value
    }

    /// A number as JSON writes it.
    private static func double(_ text: String) throws(InvalidValue) -> Double {
        guard isNumberOfJSON(text), let value = Double(text) else {
            var meant = text.replacing(",", with: ".").trimmingPrefix("+")
            if meant.first == "." { meant = "0" + meant }
            if meant.last == "." { meant += "0" }
            let example = isNumberOfJSON(meant) ? ", here '\(meant)'" : ""
            throw InvalidValue(reason: "expected a decimal number such as 0.5, -2 or 1e6" + example)
        }
        let isZero = text.prefix { !"eE".contains($0) }.allSatisfy { "-0.".contains($0) }
        guard value.isFinite, isZero || !value.isZero else {
            throw InvalidValue(reason: "its magnitude is outside the range of Double")
        }
        return value
    }

    private static func isNumberOfJSON(_ text: some StringProtocol) -> Bool {
        String(text).wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    }

    private static func bool(_ text: String) throws(InvalidValue) -> Bool {
        switch text {
        case "YES": true
        case "NO": false
        default: throw InvalidValue(reason: "expected YES or NO")
        }
    }

    private static func data(_ text: String) throws(InvalidValue) -> String {
        // Of the texts with the same bytes, only one has no stray bits at its end.
        guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else {
            let isForAddresses = text.contains { "-_".contains($0) }
            throw InvalidValue(
                reason: isForAddresses
                    ? "expected base64 with '+' and '/', not '-' and '_'"
                    : "expected base64, filled up with '=' to a multiple of four characters")
        }
        return text
    }

    private static func choice(_ text: String, of choice: PropertyType.Choice) throws(InvalidValue) -> String {
        guard choice.values.contains(text) else {
            let nearest = NearestName.of(text, in: choice.values).map { "; did you mean '\($0)'?" } ?? ""
            throw InvalidValue(reason: "expected one of \(choice.values.joined(separator: ", "))" + nearest)
        }
        return text
    }
}
