/// A finding as a workflow command of GitHub Actions.
enum GitHubReport {
    static func command(for finding: FindingReport) -> String {
        let properties = [
            ("file", finding.file), ("line", String(finding.line)), ("col", String(finding.column)),
            ("title", finding.rule),
        ].map { "\($0)=\(escaped($1, separators: true))" }
        return "::\(finding.severity) \(properties.joined(separator: ","))::\(escaped(finding.message))"
    }

    /// - Parameter separators: Whether `:` and `,` would end the text.
    private static func escaped(_ text: String, separators: Bool = false) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where separators: escaped += "%3A"
            case "," where separators: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
