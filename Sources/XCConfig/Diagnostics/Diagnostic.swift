/// A finding about a configuration file.
///
/// Two kinds stay apart: what Xcode says too, and what only this library says (`rule.isLint`). No message holds a part
/// of a value, since a value may be a secret; it names files, settings, parameters and operators.
///
/// ```swift
/// var settings = BuildSettings()
/// settings.load("App.xcconfig", from: MemoryFiles(["App.xcconfig": "URL = https://a.b"]))
/// for finding in settings.diagnostics { print(finding) }
/// // App.xcconfig:1:13: warning: '//' starts a comment, also inside quotes, and cuts this address; …
/// ```
public struct Diagnostic: Error, Hashable {
    /// How bad a finding is.
    public enum Severity: String, Sendable {
        /// The file is read as it stands, which is hardly what was meant.
        case warning
        /// A line, a file or a value was left out.
        case error
    }

    /// What the finding points at.
    public var location: SourceLocation
    /// How bad it is.
    public var severity: Severity
    /// What it is about.
    public var rule: Rule
    /// The fact and the remedy, in one sentence without its place.
    public var message: String
    /// An edit that says what was probably meant.
    public var fixIt: FixIt?

    /// A finding at a place.
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
    /// Replaces bytes at the diagnostic's location.
    public struct FixIt: Hashable, Sendable {
        /// How many bytes are replaced.
        public var length: Int
        /// What stands there instead.
        public var replacement: String

        /// Replaces `length` bytes by `replacement`.
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
