extension BuildSettings {
    /// Reads a file and everything that it includes, as one level above everything loaded before.
    ///
    /// A fault never stops the reading; it is appended to `diagnostics`. Loading is limited to 256 MiB and to 100,000
    /// inclusions plus one per byte of the files, counting a file each time that it is included.
    public mutating func load(
        _ path: String, from files: some FileSource = DiskFiles(), search: IncludeSearch = IncludeSearch()
    ) {
        var loader = Loader(files: files, search: search, settings: self)
        self = BuildSettings()
        loader.settings.beginLevel()
        loader.load(path)
        self = loader.settings
    }
}

/// Follows inclusions with its own stack of open files, so that deep nesting can't overflow the call stack.
private struct Loader<Files: FileSource> {
    /// The maximum number of inclusions, to which one is added per byte of the files. Without a limit, a few lines
    /// could double the number at every level.
    private static var inclusionLimit: Int { 100_000 }
    /// The maximum number of bytes, counting a file each time that it is included.
    private static var byteLimit: Int { 256 << 20 }

    private struct OpenFile {
        var parser: Parser
        var canonicalPath: String
        /// The index of the path in the settings' paths.
        var path: Int
        /// The directory of the file, then those of the including files, nearest first.
        var directories: [String]
    }

    let files: Files
    let search: IncludeSearch
    var settings: BuildSettings
    private var open: [OpenFile] = []
    private var openPaths: Set<String> = []
    /// The paths that can't be read, with the number of open files at that time; forgotten when the including file
    /// ends.
    private var unreadable: [String: Int] = [:]
    private var inclusions = 0
    private var loadedBytes = 0
    /// The bytes of all files, counting each file once.
    private var ownBytes = 0
    private var knownPaths: Set<String> = []
    private var isLimitReported = false

    init(files: Files, search: IncludeSearch, settings: BuildSettings) {
        self.files = files
        self.search = search
        self.settings = settings
    }

    mutating func load(_ path: String) {
        let start = SourceLocation(file: path, line: 1)
        guard files.exists(path) else {
            return report(.includeNotFound, at: start, "there is no file '\(path)'")
        }
        push(path, canonicalPath: files.canonicalPath(path), at: start)
        while let top = open.indices.last {
            if let inclusion = Self.read(&open[top], into: &settings) {
                include(inclusion.name, isOptional: inclusion.isOptional, at: inclusion.location)
            } else {
                pop()
            }
        }
    }

    /// Reads up to the next inclusion; returns `nil` at the end of the file.
    private static func read(_ file: inout OpenFile, into settings: inout BuildSettings) -> Inclusion? {
        while let statement = file.parser.next() {
            switch statement {
            case .assignment(let assignment):
                settings.append(assignment, from: file.parser.cursor.bytes, file: file.path)
            case .include(let inclusion):
                file.parser.moveDiagnostics(to: &settings.diagnostics)
                return inclusion
            }
        }
        file.parser.moveDiagnostics(to: &settings.diagnostics)
        return nil
    }

    private mutating func pop() {
        openPaths.remove(open.removeLast().canonicalPath)
        if !unreadable.isEmpty { unreadable = unreadable.filter { $0.value <= open.count } }
    }

    private mutating func include(_ name: String, isOptional: Bool, at location: SourceLocation) {
        let searchedName = withoutPlaceholder(name)
        guard let path = find(searchedName) else {
            // Even through a missing folder, a path may lead back to an open file.
            if FilePathText.isAbsolute(searchedName), openPaths.contains(FilePathText.resolved(searchedName)) {
                return reportCycle(name, at: location)
            }
            if !isOptional {
                settings.missingFiles[location] = name
                report(.includeNotFound, at: location, "there is no file '\(name)'; use '#include?' if it's optional")
            }
            return
        }
        let canonicalPath = files.canonicalPath(path)
        if openPaths.contains(canonicalPath) { return reportCycle(name, at: location) }
        if unreadable[canonicalPath] != nil {
            return report(
                .includeUnreadable, at: location, "can't read '\(path)', as before; this inclusion is skipped",
                severity: .warning)
        }
        inclusions += 1
        guard inclusions <= Self.inclusionLimit + ownBytes, loadedBytes <= Self.byteLimit else {
            if !isLimitReported {
                isLimitReported = true
                report(
                    .limitExceeded, at: location,
                    "more than \(Self.inclusionLimit) inclusions or \(Self.byteLimit >> 20) MiB; the rest is left out")
            }
            return
        }
        push(path, canonicalPath: canonicalPath, at: location)
    }

    private mutating func push(_ path: String, canonicalPath: String, at location: SourceLocation) {
        do {
            let bytes = try files.read(path)
            loadedBytes += bytes.count
            settings.reserveText(bytes.count)
            if knownPaths.insert(canonicalPath).inserted { ownBytes += bytes.count }
            settings.files.append(path)
            if !open.isEmpty { settings.inclusions.append((location, path)) }
            open.append(
                OpenFile(
                    parser: Parser(bytes, file: path), canonicalPath: canonicalPath, path: settings.addPath(path),
                    directories: directories(with: FilePathText.directory(of: path))))
            openPaths.insert(canonicalPath)
        } catch {
            report(.includeUnreadable, at: location, "can't read '\(path)': \(error.reason)")
            if !open.isEmpty { unreadable[canonicalPath] = open.count }
        }
    }

    /// Returns the directories to search from a file in the given one.
    private func directories(with nearest: String) -> [String] {
        let known = open.last?.directories ?? []
        return known.first == nearest ? known : [nearest] + known.filter { $0 != nearest }
    }

    private func withoutPlaceholder(_ name: String) -> String {
        let placeholder = "<DEVELOPER_DIR>"
        guard let directory = search.developerDirectory, name.hasPrefix(placeholder) else { return name }
        return name.replacing(placeholder, with: directory)
    }

    /// Returns the first existing path, trying in each directory the exact name, then the name with `.xcconfig`.
    private func find(_ name: String) -> String? {
        let hasExtension = FilePathText.pathExtension(of: name)?.isEmpty == false
        let names = hasExtension ? [name] : [name, name + ".xcconfig"]
        if FilePathText.isAbsolute(name) { return names.first(where: files.exists) }
        for directory in [open.last?.directories ?? [], search.directories].joined() {
            // An empty name means the directory itself, which can't be read.
            let candidates = names.lazy.map { FilePathText.join(directory, $0) }.map { $0.isEmpty ? "." : $0 }
            if let path = candidates.first(where: files.exists) { return path }
        }
        return nil
    }

    private mutating func reportCycle(_ name: String, at location: SourceLocation) {
        report(
            .includeCycle, at: location, "'\(name)' is already being read; this inclusion is skipped",
            severity: .warning)
    }

    private mutating func report(
        _ rule: Diagnostic.Rule, at location: SourceLocation, _ message: String,
        severity: Diagnostic.Severity = .error
    ) {
        settings.diagnostics.append(Diagnostic(severity, rule, at: location, message))
    }
}
