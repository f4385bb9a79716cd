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
        if let misnamed = Self.misnamedFile(in: source) {
            throw UnusableConfiguration(
                .malformedSchema, at: SourceLocation(file: source.directory + "/" + misnamed, line: 1),
                "nobody reads a file of this name; rename it to 'Environment.json'")
        }
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

    /// A file that was probably meant to be `Environment.json`.
    private static func misnamedFile(in source: ConfigurationSource) -> String? {
        source.files.names(in: source.directory).first { name in
            let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return parts.count == 2 && parts[1] == "json" && NearestName.of(parts[0], in: ["environment"]) != nil
        }
    }
}
