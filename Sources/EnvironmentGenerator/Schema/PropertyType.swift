/// What the values of a property are, in the files and in Swift.
package struct PropertyType: Hashable, Sendable {
    package var element: Element
    /// Whether a value is a list of elements.
    package var isList = false
    /// Whether a flavour may have no value.
    package var isOptional = false

    package enum Element: Hashable, Sendable {
        case string
        case int
        case double
        case bool
        /// The schemes are in lower case.
        case url(schemes: [String])
        case duration
        case data
        case secret
        case choice(Choice)
    }

    /// An enumeration that the schema declares.
    package struct Choice: Hashable, Sendable {
        package var name: String
        package var values: [String]
    }

    package init(_ element: Element, isList: Bool = false, isOptional: Bool = false) {
        self.element = element
        self.isList = isList
        self.isOptional = isOptional
    }
}

extension PropertyType {
    /// Those that have a name in `Environment.json`; a choice has the name that is declared with it.
    private static let elements: [Element] = [
        .string, .int, .double, .bool, .url(schemes: Schema.Default.schemes), .duration, .data, .secret,
    ]
    private static let listElements: [Element] = [.string, .int, .double, .url(schemes: Schema.Default.schemes)]

    /// The types without `?`.
    static let required =
        elements.map { PropertyType($0) } + listElements.map { PropertyType($0, isList: true) }
    /// All types that a string names.
    static let named = required + required.map { PropertyType($0.element, isList: $0.isList, isOptional: true) }

    /// As `Environment.json` names it.
    package init?(named name: String) {
        guard let type = Self.named.first(where: { $0.name == name }) else { return nil }
        self = type
    }

    /// The name in `Environment.json`.
    package var name: String { nameWithoutOptional + (isOptional ? "?" : "") }

    package var nameWithoutOptional: String { isList ? "[\(element.name)]" : element.name }

    /// The type in Swift.
    var swiftName: String {
        (isList ? "[\(element.swiftName)]" : element.swiftName) + (isOptional ? "?" : "")
    }

    /// Whether an assignment of nothing is a value, and not a missing one.
    var allowsEmpty: Bool { !isOptional && (isList || element == .string) }

    package var isSecret: Bool { element == .secret }
}

extension PropertyType.Element {
    package var name: String {
        switch self {
        case .string: "String"
        case .int: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .url: "URL"
        case .duration: "Duration"
        case .data: "Data"
        case .secret: "Secret"
        case .choice(let choice): choice.name
        }
    }

    /// The name in Swift.
    var swiftName: String {
        switch self {
        case .secret: "String"
        case .choice(let choice): SwiftName.written(choice.name)
        default: name
        }
    }
}
