package import XCConfig

/// Everything that can be wrong with a configuration, in every flavour.
package enum ConfigurationCheck {
    /// The findings, those of the flavours first, each once.
    ///
    /// - Parameter flavour: The only flavour to check; all of them if `nil`.
    package static func findings(
        of resolution: Resolution, in input: ConfigurationInput, flavour name: String? = nil
    ) -> [Diagnostic] {
        let flavours = resolution.flavours(named: name)
        return findings(
            resolution.findings + flavours.flatMap(\.findings)
                + flavours.flatMap { inclusionsOfSecrets(in: $0, of: resolution.schema, in: input) },
            andLeaksOf: resolution.secrets, of: resolution.schema, in: input)
    }

    /// The findings where there is nothing to resolve.
    package static func findings(
        of configuration: UnusableConfiguration, in input: ConfigurationInput
    ) -> [Diagnostic] {
        findings(
            configuration.findings, andLeaksOf: SecretsLevel([Conventions.secret], in: input), of: nil, in: input)
    }

    private static func findings(
        _ findings: [Diagnostic], andLeaksOf secrets: SecretsLevel, of schema: Schema?, in input: ConfigurationInput
    ) -> [Diagnostic] {
        var git: GitCheckout?
        var findings = findings
        do {
            git = try GitCheckout(containing: input.packageDirectory)
        } catch {
            findings.append(error.finding)
        }
        findings += LeakCheck(input: input, schema: schema, secrets: secrets, git: git).findings()
        findings += XcodeCloudCheck(input: input, git: git).findings()
        var seen: Set<Diagnostic> = []
        return findings.filter { seen.insert($0).inserted }
    }

    private static func inclusionsOfSecrets(
        in flavour: ResolvedFlavour, of schema: Schema, in input: ConfigurationInput
    ) -> [Diagnostic] {
        guard flavour.settings != nil else { return [] }
        return SecretSuppliers(flavour.flavour, of: schema, in: input).inclusionsOfSecrets.map { place in
            Diagnostic(
                .warning, .includedSecrets, at: place,
                "a file that includes the secrets and is the base of a configuration in Xcode gives every secret to "
                    + "scripts, logs and '-showBuildSettings'; remove this line, each flavour has the secrets without it"
            )
        }
    }
}
