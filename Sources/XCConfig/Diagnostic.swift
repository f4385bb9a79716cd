/// A place in a file; `line` and `column` count from 1, the column in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

/// A finding about a configuration file.
public struct Diagnostic: Error, Hashable {
    public enum Severity: String, Sendable {
        case warning
        case error
    }

    public var location: SourceLocation
    public var severity: Severity
    public var rule: Rule
    public var message: String
    /// An edit that says what was probably meant.
    public var fixIt: FixIt?

    public init(
        _ severity: Severity, _ rule: Rule, at location: SourceLocation, _ message: String, fixIt: FixIt? = nil
    ) {
        self.location = location
        self.severity = severity
        self.rule = rule
        self.message = message
        self.fixIt = fixIt
    }
}

extension Diagnostic {
    /// Replaces `length` bytes at the diagnostic's location by `replacement`.
    public struct FixIt: Hashable, Sendable {
        public var length: Int
        public var replacement: String

        public init(length: Int, replacement: String) {
            self.length = length
            self.replacement = replacement
        }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// `file:line:column: severity: message`, the form that editors and Xcode make clickable.
    public var description: String {
        "\(location.file):\(location.line):\(location.column): \(severity.rawValue): \(message)"
    }
}

extension Diagnostic {
    /// What a finding is about, independent of its wording.
    public struct Rule: Hashable, Sendable {
        public var name: String
        /// Whether Xcode accepts the file in silence.
        public var isLint: Bool

        public init(_ name: String, isLint: Bool) {
            self.name = name
            self.isLint = isLint
        }
    }
}

/// The rules of Xcode.
extension Diagnostic.Rule {
    public static let unexpectedCharacter = Self("unexpected-character", isLint: false)
    public static let missingEquals = Self("missing-equals", isLint: false)
    public static let malformedCondition = Self("malformed-condition", isLint: false)
    public static let malformedDirective = Self("malformed-directive", isLint: false)
    public static let includeNotFound = Self("include-not-found", isLint: false)
    public static let includeUnreadable = Self("include-unreadable", isLint: false)
    public static let includeCycle = Self("include-cycle", isLint: false)
}

/// The rules that only this library has.
extension Diagnostic.Rule {
    public static let valueCutAtComment = Self("value-cut-at-comment", isLint: true)
    public static let continuationSwallowsLine = Self("continuation-swallows-line", isLint: true)
    public static let undefinedReference = Self("undefined-reference", isLint: true)
    public static let colonInDefault = Self("colon-in-default", isLint: true)
    public static let unknownConditionParameter = Self("unknown-condition-parameter", isLint: true)
    public static let limitExceeded = Self("limit-exceeded", isLint: true)
}
