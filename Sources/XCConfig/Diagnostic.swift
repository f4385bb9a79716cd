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
public struct Diagnostic: Hashable, Sendable {
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

    /// Whether only this library reports the finding; Xcode accepts the file in silence.
    public var isLint: Bool { rule.isLint }
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
    public enum Rule: String, CaseIterable, Sendable {
        // Reported by Xcode, too.
        case unexpectedCharacter
        case missingEquals
        case malformedCondition
        case malformedDirective
        case includeNotFound
        case includeUnreadable
        case includeCycle
        // Reported by this library alone.
        case valueCutAtComment
        case continuationSwallowsLine
        case undefinedReference
        case colonInDefault
        case unknownConditionParameter
        case limitExceeded

        public var isLint: Bool {
            switch self {
            case .unexpectedCharacter, .missingEquals, .malformedCondition, .malformedDirective, .includeNotFound,
                .includeUnreadable, .includeCycle:
                false
            case .valueCutAtComment, .continuationSwallowsLine, .undefinedReference, .colonInDefault,
                .unknownConditionParameter, .limitExceeded:
                true
            }
        }
    }
}
