package import XCConfig

/// Findings that concern no single flavour: there is nothing to resolve.
package struct UnusableConfiguration: Error {
    package var findings: [Diagnostic]

    package init(findings: [Diagnostic]) {
        self.findings = findings
    }

    init(_ rule: Diagnostic.Rule, at location: SourceLocation, _ message: String) {
        self.init(findings: [Diagnostic(.error, rule, at: location, message)])
    }
}
