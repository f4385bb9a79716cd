package import XCConfig

/// Everything that can be wrong with a configuration, in every flavour.
package enum ConfigurationCheck {
    /// The findings, those of the flavours first, each once.
    ///
    /// - Parameter flavour: The only flavour to check; all of them if `nil`.
    package static func findings(of input: ConfigurationInput, flavour name: String? = nil) -> [Diagnostic] {
        var git: GitCheckout?
        var findings: [Diagnostic]
        var schema: Schema?
        do {
            let resolution = try Resolution(input)
            let flavours = resolution.flavours(named: name)
            findings = flavours.flatMap(\.findings) + flavours.flatMap { unwatchedFiles(of: $0, in: input) }
            schema = resolution.schema
        } catch {
            findings = error.findings
        }
        do {
            git = try GitCheckout(containing: input.packageDirectory)
        } catch {
            findings.append(
                Diagnostic(
                    .error, .leak, at: SourceLocation(file: input.packageDirectory, line: 1),
                    "git does not answer, so nobody knows what it tracks; run 'git status' here to see why"))
        }
        findings += LeakCheck(
            input: input, secretNames: schema?.secrets ?? Schema.Default.secrets, flavours: schema?.flavours ?? [],
            git: git
        ).findings()
        findings += XcodeCloudCheck(input: input, git: git).findings()
        var seen: Set<Diagnostic> = []
        return findings.filter { seen.insert($0).inserted }
    }

    private static func unwatchedFiles(of flavour: ResolvedFlavour, in input: ConfigurationInput) -> [Diagnostic] {
        (flavour.settings?.unwatchedFiles() ?? []).map { file in
            Diagnostic(
                .warning, .unwatchedFile, at: SourceLocation(file: file, line: 1),
                "builds don't notice changes of this included file; move it to '\(input.shown(input.directory))'")
        }
    }
}
