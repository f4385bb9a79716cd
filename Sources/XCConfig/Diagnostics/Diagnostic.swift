/// A finding about a configuration file.
///
/// `rule.isLint` separates what only this library reports from what Xcode reports too. A message names files, settings,
/// parameters and operators. It never contains part of a value, since a value may be a secret.
///
/// ```swift
/// var settings = BuildSettings()
/// settings.load("App.xcconfig", from: MemoryFiles(["App.xcconfig": "URL = https://a.b"]))
/// for finding in settings.diagnostics { print(finding) }
/// // App.xcconfig:1:13: warning: '//' starts a comment, also inside quotes, and cuts this address; …
/// ```
public struct Diagnostic: Error, Hashable {
    /// The seriousness of a finding.
    public enum Severity: String, Sendable {
        /// The file is read as it is, which is probably not what was meant.
        case warning
        /// A line, a file or a value was left out.
        case error
    }

    /// The place in the file.
    public var location: SourceLocation
    /// The seriousness of the finding.
    public var severity: Severity
    /// The kind of the finding.
    public var rule: Rule
    /// The fact and the remedy in one sentence, without the location.
    public var message: String
    /// An edit that probably makes the line say what was meant.
    public var fixIt: FixIt?

    /// Creates a finding at a place in a file.
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
    /// A replacement of bytes at the diagnostic's location.
    public struct FixIt: Hashable, Sendable {
        /// The number of bytes to replace.
        public var length: Int
        /// The text to put there instead.
        public var replacement: String

        /// Creates an edit that replaces `length` bytes with `replacement`.
        public init(length: Int, replacement: String) {
            self.length = length
            self.replacement = replacement
        }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The finding as `file:line:column: severity: message`, which editors and Xcode make clickable.
    public var description: String {
        "\(location.file):\(location.line):\(location.column): \(severity.rawValue): \(message)"
    }
}
