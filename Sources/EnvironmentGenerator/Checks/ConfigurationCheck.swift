package import XCConfig

/// Everything that can be wrong with a configuration, in every flavour.
package enum ConfigurationCheck {
    /// The findings, those of the flavours first, each once.
    ///
    /// - Parameter flavour: The only flavour to check; all of them if nil.
    package static func findings(of source: ConfigurationSource, flavour name: String? = nil) -> [Diagnostic] {
        let git = GitCheckout(containing: source.packageDirectory)
        var findings: [Diagnostic]
        var secretNames = Schema.Default.secrets
        do {
            let resolution = try Resolution(source)
            findings = resolution.flavours.filter { name == nil || $0.flavour.name == name }.flatMap(\.findings)
            secretNames = resolution.schema.secrets
        } catch {
            findings = error.findings
        }
        findings += LeakCheck(source: source, secretNames: secretNames, git: git).findings()
        findings += XcodeCloudCheck(source: source, git: git).findings()
        var seen: Set<Diagnostic> = []
        return findings.filter { seen.insert($0).inserted }
    }
}
