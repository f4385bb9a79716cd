/// All that the files, the variables and the schema say: what is generated, explained and checked.
package struct Resolution: Sendable {
    package var schema: Schema
    package var flavours: [ResolvedFlavour]
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
    }

    /// The flavour of that name, if there is one; all of them without a name.
    func flavours(named name: String?) -> [ResolvedFlavour] {
        flavours.filter { name == nil || $0.flavour.name == name }
    }
}
