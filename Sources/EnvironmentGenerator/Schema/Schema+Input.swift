import XCConfig

extension Schema {
    /// What `Environment.json` says, or without it the conventions.
    package init(_ input: ConfigurationInput) throws(UnusableConfiguration) {
        if input.files.exists(input.schemaFile) {
            try self.init(fileOf: input)
        } else {
            try self.init(conventionsOf: input)
        }
    }

    private init(fileOf input: ConfigurationInput) throws(UnusableConfiguration) {
        let content: [UInt8]
        do {
            content = try input.files.read(input.schemaFile)
        } catch {
            throw UnusableConfiguration(
                .malformedSchema, at: SourceLocation(file: input.schemaFile, line: 1),
                "the file can't be read: \(error.reason)")
        }
        var reader = SchemaReader()
        guard let schema = reader.read(content, file: input.schemaFile) else {
            throw UnusableConfiguration(findings: reader.diagnostics)
        }
        self = schema
    }

    private init(conventionsOf input: ConfigurationInput) throws(UnusableConfiguration) {
        if let misnamed = Self.misnamedFile(in: input) {
            throw UnusableConfiguration(
                .malformedSchema, at: SourceLocation(file: input.directory + "/" + misnamed, line: 1),
                "a file of this name is ignored; rename it to 'Environment.json'")
        }
        let catalog = input.packageDirectory + "/" + Default.icon.catalog
        self = .conventional(
            fileNames: input.files.names(in: input.directory), hasIcons: input.files.exists(catalog),
            in: input.directory)
        guard !flavours.isEmpty else {
            let searched = input.searchedDirectories.map { "'\($0)'" }.joined(separator: " and ")
            throw UnusableConfiguration(
                .missingFile, at: SourceLocation(file: input.directory, line: 1),
                "there is no file of a flavour, such as Local.xcconfig; searched \(searched)")
        }
        let clashes = Flavour.clashes(among: flavours) { input.shown(input.file(of: $0)) }
        guard clashes.isEmpty else {
            throw UnusableConfiguration(
                findings: clashes.map { location, message in
                    Diagnostic(.error, .malformedSchema, at: location, message + "; rename one of the files")
                })
        }
    }

    /// A file that was probably meant to be `Environment.json`.
    private static func misnamedFile(in input: ConfigurationInput) -> String? {
        input.files.names(in: input.directory).first { name in
            let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return parts.count == 2 && parts[1] == "json" && NearestName.of(parts[0], in: ["environment"]) != nil
        }
    }
}
