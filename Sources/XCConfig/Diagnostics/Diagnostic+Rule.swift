extension Diagnostic {
    /// The kind of a finding, independent of its wording.
    public struct Rule: Hashable, Sendable {
        /// The name of the rule: words joined by hyphens.
        public var name: String
        /// Whether only this library reports the finding, and Xcode accepts the file without a warning.
        public var isLint: Bool

        /// Creates a rule. Tools that use the library can add their own.
        public init(_ name: String, isLint: Bool) {
            self.name = name
            self.isLint = isLint
        }
    }
}

/// The rules that Xcode enforces too.
extension Diagnostic.Rule {
    /// A line that starts with a character that no statement starts with.
    public static let unexpectedCharacter = Self("unexpected-character", isLint: false)
    /// A name without `=` after it.
    public static let missingEquals = Self("missing-equals", isLint: false)
    /// Brackets that don't contain `parameter=pattern`.
    public static let malformedCondition = Self("malformed-condition", isLint: false)
    /// A line that starts with `#` and isn't a well-formed inclusion.
    public static let malformedDirective = Self("malformed-directive", isLint: false)
    /// An included file that doesn't exist.
    public static let includeNotFound = Self("include-not-found", isLint: false)
    /// An included file that exists but can't be read.
    public static let includeUnreadable = Self("include-unreadable", isLint: false)
    /// A file that includes itself, directly or indirectly.
    public static let includeCycle = Self("include-cycle", isLint: false)
}

/// The rules that only this library enforces.
extension Diagnostic.Rule {
    /// `//` inside an address.
    public static let valueCutAtComment = Self("value-cut-at-comment", isLint: true)
    /// `//` inside another word, such as a key.
    public static let wordCutAtComment = Self("word-cut-at-comment", isLint: true)
    /// A `\` at the end of a line that makes an assignment or an inclusion part of the value.
    public static let continuationSwallowsLine = Self("continuation-swallows-line", isLint: true)
    /// A value with bytes that aren't valid UTF-8; each such sequence is read as U+FFFD.
    public static let malformedUTF8 = Self("malformed-utf8", isLint: true)
    /// `$(NAME)` where neither a file nor Xcode assigns NAME.
    public static let undefinedReference = Self("undefined-reference", isLint: true)
    /// `$(NAME)` where only Xcode assigns NAME, in a tool that runs without Xcode.
    package static let xcodeReference = Self("xcode-reference", isLint: true)
    /// `$(NAME` without its closing bracket.
    public static let unclosedReference = Self("unclosed-reference", isLint: true)
    /// `:` in the operand of `:default=`, which ends there.
    public static let colonInDefault = Self("colon-in-default", isLint: true)
    /// A condition on a parameter that Xcode doesn't have.
    public static let unknownConditionParameter = Self("unknown-condition-parameter", isLint: true)
    /// A value or a number of files far beyond any realistic use.
    public static let limitExceeded = Self("limit-exceeded", isLint: true)
}
