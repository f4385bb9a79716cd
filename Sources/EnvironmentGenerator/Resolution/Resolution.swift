package import XCConfig

/// All that the files, the variables and the schema say: what is generated, explained and checked.
package struct Resolution: Sendable {
    package var schema: Schema
    package var flavours: [ResolvedFlavour]
    /// The flavour of a build that names none.
    package var defaultFlavour: Flavour
}

package struct ResolvedFlavour: Sendable {
    package var flavour: Flavour
    /// Nil if the flavour has no file.
    var settings: FlavourSettings?
    package var values: [ResolvedValue]
    package var icon: Icon?
    /// What is wrong with this flavour, in the order of the files.
    package var findings: [Diagnostic]

    package var isUsable: Bool { !findings.contains { $0.severity == .error } }
}

package struct ResolvedValue: Sendable {
    package var property: Schema.Property
    package var value: PropertyValue
}

/// Findings that concern no single flavour: there is nothing to resolve.
package struct UnusableConfiguration: Error {
    package var findings: [Diagnostic]
}

extension Resolution {
    package init(_ source: ConfigurationSource) throws(UnusableConfiguration) {
        let schema = try Schema(source)
        self.schema = schema
        flavours = schema.flavours.map { ResolvedFlavour($0, of: schema, in: source) }
        let configuration = source.buildConfiguration?.lowercased()
        defaultFlavour =
            schema.flavours.first { $0.name.lowercased() == configuration } ?? schema.flavours[0]
    }
}

extension Schema {
    /// What `Environment.json` says, or without it the conventions.
    package init(_ source: ConfigurationSource) throws(UnusableConfiguration) {
        let start = SourceLocation(file: source.schemaFile, line: 1)
        guard source.files.exists(source.schemaFile) else {
            let catalog = source.packageDirectory + "/" + Default.icon.catalog
            self = .conventional(
                fileNames: source.files.names(in: source.directory), hasIcons: source.files.exists(catalog), at: start)
            guard !flavours.isEmpty else {
                let searched = source.searchedDirectories.map { "'\($0)'" }.joined(separator: " and ")
                throw UnusableConfiguration(findings: [
                    Diagnostic(
                        .error, .missingFile, at: SourceLocation(file: source.directory, line: 1),
                        "there is no file of a flavour, such as Local.xcconfig; searched \(searched)")
                ])
            }
            return
        }
        let bytes: [UInt8]
        do {
            bytes = try source.files.read(source.schemaFile)
        } catch {
            throw UnusableConfiguration(findings: [
                Diagnostic(.error, .malformedSchema, at: start, "the file can't be read: \(error.reason)")
            ])
        }
        var reader = SchemaReader()
        guard let schema = reader.read(bytes, file: source.schemaFile) else {
            throw UnusableConfiguration(findings: reader.diagnostics)
        }
        self = schema
    }
}
