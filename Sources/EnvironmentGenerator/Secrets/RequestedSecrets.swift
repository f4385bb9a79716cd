/// The secrets that an injection is to write, all of them set and writable.
struct RequestedSecrets {
    let secrets: SecretVariables

    init(
        _ request: SecretsInjection.Request, of schema: Schema, from environment: [String: String]
    ) throws(InjectionFailure) {
        let unknown = (request.only + request.variables.keys.sorted()).filter { !schema.secrets.contains($0) }
        guard unknown.isEmpty else {
            // A secret may have been given in place of its name.
            throw InjectionFailure(
                messages: unknown.map {
                    "there is no secret '\($0.prefix { $0 != "=" })'; there are \(schema.secrets.joined(separator: ", "))"
                })
        }
        let required = Set(request.only).union(request.variables.keys)
        let names = schema.secrets.filter { request.only.isEmpty || required.contains($0) }
        let values = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                environment[request.variables[name] ?? name].map { (name, $0) }
            })
        secrets = SecretVariables(names, from: values)
        guard secrets.unwritable.isEmpty else {
            throw InjectionFailure(
                messages: secrets.unwritable.map { "\(request.variable(of: $0)) \(SecretVariables.unwritableFact)" })
        }
        let set = Set(secrets.values.map(\.name))
        let missing = names.filter { !set.contains($0) && (required.isEmpty ? set.isEmpty : required.contains($0)) }
        guard missing.isEmpty else {
            let remedy = required.isEmpty ? "at least one" : missing.count == 1 ? "it" : "them"
            throw InjectionFailure(
                messages: missing.map { "\(request.variable(of: $0)) is not set, or empty" }
                    + ["nothing was written; set \(remedy) and run again"])
        }
    }
}

extension SecretsInjection.Request {
    /// The variable of a secret in words; without a name that was given for it, which may be a secret by mistake.
    func variable(of secret: String) -> String {
        variables[secret] == nil ? "the variable '\(secret)'" : "the variable given for '\(secret)'"
    }
}
