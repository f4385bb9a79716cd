import XCConfig

extension Schema {
    /// What `Environment.json` says, or without it the conventions.
    package init(_ source: ConfigurationSource) throws(UnusableConfiguration) {
        if source.files.exists(source.schemaFile) {
            try self.init(fileOf: source)
        } else {
            try self.init(conventionsOf: source)
        }
    }

    private init(fileOf source: ConfigurationSource) throws(UnusableConfiguration) {
        let content: [UInt8]
        do {
            content = try source.files.read(source.schemaFile)
        } catch {
            throw UnusableConfiguration(
                .malformedSchema, at: SourceLocation(file: source.schemaFile, line: 1),
                "the file can't be read: \(error.reason)")
        }
        var reader = SchemaReader()
        guard let schema = reader.read(content, file: source.schemaFile) else {
            throw UnusableConfiguration(findings: reader.diagnostics)
        }
        self = schema
    }

    private init(conventionsOf source: ConfigurationSource) throws(UnusableConfiguration) {
        let catalog = source.packageDirectory + "/" + Default.icon.catalog
        self = .conventional(
            fileNames: source.files.names(in: source.directory), hasIcons: source.files.exists(catalog),
            at: SourceLocation(file: source.schemaFile, line: 1))
        guard !flavours.isEmpty else {
            let searched = source.searchedDirectories.map { "'\($0)'" }.joined(separator: " and ")
            throw UnusableConfiguration(
                .missingFile, at: SourceLocation(file: source.directory, line: 1),
                "there is no file of a flavour, such as Local.xcconfig; searched \(searched)")
        }
    }
}
