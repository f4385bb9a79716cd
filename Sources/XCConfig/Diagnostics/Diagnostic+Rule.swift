extension Diagnostic {
    /// What a finding is about, independent of its wording.
    public struct Rule: Hashable, Sendable {
        /// Words joined by hyphens.
        public var name: String
        /// Whether Xcode accepts the file in silence.
        public var isLint: Bool

        /// A rule; tools that use the library add their own.
        public init(_ name: String, isLint: Bool) {
            self.name = name
            self.isLint = isLint
        }
    }
}

/// The rules of Xcode.
extension Diagnostic.Rule {
    /// A line that starts like nothing that exists.
    public static let unexpectedCharacter = Self("unexpected-character", isLint: false)
    /// A name without `=` after it.
    public static let missingEquals = Self("missing-equals", isLint: false)
    /// Brackets that do not hold `parameter=pattern`.
    public static let malformedCondition = Self("malformed-condition", isLint: false)
    /// A line with `#` that is no well-formed inclusion.
    public static let malformedDirective = Self("malformed-directive", isLint: false)
    /// An included file that is not there.
    public static let includeNotFound = Self("include-not-found", isLint: false)
    /// An included file that is there and can't be read.
    public static let includeUnreadable = Self("include-unreadable", isLint: false)
    /// A file that includes itself, directly or through others.
    public static let includeCycle = Self("include-cycle", isLint: false)
}

/// The rules that only this library has.
extension Diagnostic.Rule {
    /// `//` inside of an address.
    public static let valueCutAtComment = Self("value-cut-at-comment", isLint: true)
    /// `//` inside of another word, such as a key.
    public static let wordCutAtComment = Self("word-cut-at-comment", isLint: true)
    /// A `\` at the end of a line that makes an assignment or an inclusion part of the value.
    public static let continuationSwallowsLine = Self("continuation-swallows-line", isLint: true)
    /// A value with bytes that are no text; each such sequence is read as U+FFFD.
    public static let malformedUTF8 = Self("malformed-utf8", isLint: true)
    /// `$(NAME)` where neither a file nor Xcode gives NAME a value.
    public static let undefinedReference = Self("undefined-reference", isLint: true)
    /// `$(NAME)` where only Xcode gives NAME a value, in a tool without Xcode.
    package static let xcodeReference = Self("xcode-reference", isLint: true)
    /// `$(NAME` without its closing bracket.
    public static let unclosedReference = Self("unclosed-reference", isLint: true)
    /// `:` in the operand of `:default=`, which ends there.
    public static let colonInDefault = Self("colon-in-default", isLint: true)
    /// A condition on a parameter that Xcode does not have.
    public static let unknownConditionParameter = Self("unknown-condition-parameter", isLint: true)
    /// A value, or a number of files, that no use of the format comes near to.
    public static let limitExceeded = Self("limit-exceeded", isLint: true)
}
