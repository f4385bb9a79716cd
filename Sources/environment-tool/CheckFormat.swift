/// How findings are reported.
enum CheckFormat: String, CaseIterable {
    case text
    case json
    /// Workflow commands of GitHub, which shows each finding at its line.
    case github
    /// SARIF 2.1.0 (OASIS), which code scanning reads.
    case sarif
}
