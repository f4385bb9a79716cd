import XCConfig

/// A finding as people and programs get it.
struct FindingReport: Encodable {
    struct FixIt: Encodable {
        /// In bytes, from the finding's place.
        var length: Int
        var replacement: String
    }

    var file: String
    var line: Int
    var column: Int
    var severity: String
    var rule: String
    var message: String
    /// Whether Xcode itself says nothing of the kind.
    var lint: Bool
    var fixIt: FixIt?

    /// - Parameter path: A file as it is shown.
    init(_ finding: Diagnostic, path: (String) -> String) {
        file = path(finding.location.file)
        line = finding.location.line
        column = finding.location.column
        severity = finding.severity.rawValue
        rule = finding.rule.name
        message = finding.message
        lint = finding.rule.isLint
        fixIt = finding.fixIt.map { FixIt(length: $0.length, replacement: $0.replacement) }
    }

    var text: String { "\(file):\(line):\(column): \(severity): \(message)" }
}
