package import XCConfig

/// All that the files, the variables and the schema say: what is generated, explained and checked.
package struct Resolution: Sendable {
    package var schema: Schema
    package var flavours: [ResolvedFlavour]
    /// What is doubtful about no single flavour.
    package var findings: [Diagnostic]
    var impliedFlavour: ImpliedFlavour
    /// What is below the flavours.
    var secrets: SecretsLevel
}

extension Resolution {
    package init(_ input: ConfigurationInput) throws(UnusableConfiguration) {
        self.init(try Schema(input), of: input)
    }

    init(_ schema: Schema, of input: ConfigurationInput) {
        self.schema = schema
        impliedFlavour = ImpliedFlavour(of: input.build, in: schema)
        let secrets = SecretsLevel(schema.secrets, in: input)
        self.secrets = secrets
        flavours = schema.flavours.map { ResolvedFlavour($0, of: schema, above: secrets, in: input) }
        let read = Set(flavours.flatMap { $0.settings?.readFiles ?? [] }.map(input.files.canonicalPath))
        findings = schema.unusableFiles.map { input.directory + "/" + $0 }
            .filter { !read.contains(input.files.canonicalPath($0)) }
            .map(Self.unusedFile)
    }

    private static func unusedFile(_ path: String) -> Diagnostic {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return Diagnostic(
            .warning, .unusedFile, at: SourceLocation(file: path, line: 1),
            "no flavour can have the name of '\(name)', and no flavour includes the file; name it with letters, digits "
                + "and '_', no digit first, or list the flavours in Environment.json")
    }

    /// The flavour of that name, if there is one; all of them without a name.
    func flavours(named name: String?) -> [ResolvedFlavour] {
        flavours.filter { name == nil || $0.flavour.name == name }
    }
}
