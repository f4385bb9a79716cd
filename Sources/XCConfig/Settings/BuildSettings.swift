/// Every assignment of the loaded files, in the order in which they count.
///
/// Nothing is overwritten: an assignment stands in front of the earlier ones of its setting, and `$(inherited)` reaches
/// them. A file loaded later is a higher level, such as a target's file above its project's.
///
/// ```swift
/// var settings = BuildSettings()
/// settings.load("Prod.xcconfig", from: MemoryFiles(["Prod.xcconfig": "HOST = api.example\nURL = https:/$()/$(HOST)"]))
/// var evaluator = Evaluator(settings)
/// evaluator.string(of: "URL")  // https://api.example
/// ```
public struct BuildSettings: Sendable {
    /// The findings of loading, in the order of reading.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The files read, in the order of reading; a file stands there as often as it was included.
    public internal(set) var files: [String] = []

    /// The inclusions whose files were read, in their order.
    package internal(set) var inclusions: [(location: SourceLocation, file: String)] = []

    /// The names of included files that are not there, by the places of the inclusions; without those of `#include?`.
    public internal(set) var missingFiles: [SourceLocation: String] = [:]

    /// The unexpanded values, one after the other.
    private(set) var text: [UInt8] = []
    private(set) var parts: [ValuePart] = []
    private(set) var assignments: [Assignment] = []
    private(set) var conditions: [[Condition]] = []
    private(set) var paths: [String] = []

    private(set) var names: [String] = []
    private(set) var identifiers: [String: Int] = [:]
    /// For each setting its latest assignment.
    private(set) var latest: [Int] = []
    /// The settings that have an assignment with conditions.
    private(set) var conditionalSettings: Set<Int> = []
    /// Where the levels begin among the assignments, the lowest first.
    private(set) var levels: [Int] = []
    private var isInAssignedLevel = false

    /// No settings at all.
    public init() {}

    /// The names of all assigned settings, sorted.
    public var settingNames: [String] { names.sorted() }

    /// Puts an assignment in front of all that are there.
    ///
    /// All assignments between two files are one level.
    ///
    /// - Parameter name: The setting, with conditions as in a file: `FLAGS[sdk=iphoneos*]`. A text that no file could
    ///   assign is a name as a whole.
    /// - Parameter value: Unexpanded, as it would be after the `=` of a file.
    /// - Parameter location: The place that diagnostics about the value name.
    public mutating func assign(_ name: String, _ value: String, at location: SourceLocation) {
        if !isInAssignedLevel { beginLevel() }
        isInAssignedLevel = true
        var parser = Parser(Array((name + "=").utf8), file: "")
        var assignment = ParsedAssignment(name: name, conditions: [], line: 0, column: 0, sourceRange: 0..<0)
        while let statement = parser.next() {
            if case .assignment(let parsed) = statement { assignment = parsed }
        }
        let part = ParsedAssignment.Part(
            range: 0..<value.utf8.count, line: location.line, column: location.column)
        (assignment.line, assignment.column) = (location.line, location.column)
        (assignment.value, assignment.continuation) = (value.isEmpty ? nil : part, [])
        append(assignment, from: Array(value.utf8), file: addPath(location.file))
    }

    /// What is assigned from here on is above everything that is there.
    mutating func beginLevel() {
        levels.append(assignments.count)
        isInAssignedLevel = false
    }

    /// Makes room for the path in the places of assignments.
    mutating func addPath(_ path: String) -> Int {
        if paths.last != path { paths.append(path) }
        return paths.count - 1
    }

    /// - Parameters:
    ///   - bytes: What the ranges of the assignment's parts are ranges of.
    ///   - file: Index into `paths`.
    mutating func append(_ parsed: ParsedAssignment, from bytes: [UInt8], file: Int) {
        let start = text.count
        let firstPart = parts.count
        if let value = parsed.value { append(value, from: bytes, file: file) }
        for part in parsed.continuation {
            text.append(UInt8(ascii: " "))
            append(part, from: bytes, file: file)
        }
        var conditions: Int?
        if !parsed.conditions.isEmpty {
            conditions = self.conditions.count
            self.conditions.append(parsed.conditions)
        }
        let setting = identifier(of: parsed.name)
        if conditions != nil { conditionalSettings.insert(setting) }
        let previous = latest[setting]
        latest[setting] = assignments.count
        assignments.append(
            Assignment(
                setting: setting, previous: previous, value: start..<text.count,
                isLiteral: !text[start...].contains(UInt8(ascii: "$")), conditions: conditions, file: file,
                line: parsed.line, column: parsed.column, parts: firstPart..<parts.count))
    }

    private mutating func append(_ part: ParsedAssignment.Part, from bytes: [UInt8], file: Int) {
        parts.append(ValuePart(start: text.count, line: part.line, column: part.column))
        if part.isASCII {
            text.append(contentsOf: bytes[part.range])
        } else {
            // Decoding makes ill-formed sequences U+FFFD.
            let decoded = String(decoding: bytes[part.range], as: UTF8.self)
            text.append(contentsOf: decoded.utf8)
            if !decoded.utf8.elementsEqual(bytes[part.range]) {
                diagnostics.append(
                    Diagnostic(
                        .warning, .malformedUTF8,
                        at: SourceLocation(file: paths[file], line: part.line, column: part.column),
                        "this value holds bytes that are not UTF-8; save the file as UTF-8"))
            }
        }
    }

    private mutating func identifier(of name: String) -> Int {
        if let identifier = identifiers[name] { return identifier }
        identifiers[name] = names.count
        names.append(name)
        latest.append(Assignment.none)
        return names.count - 1
    }
}

// MARK: Places

extension BuildSettings {
    func location(of assignment: Assignment) -> SourceLocation {
        SourceLocation(file: paths[assignment.file], line: assignment.line, column: assignment.column)
    }

    /// The place of a byte of an assignment's value; `offset` is an index into `text`.
    func location(of offset: Int, in assignment: Assignment) -> SourceLocation {
        var low = assignment.parts.lowerBound
        var high = assignment.parts.upperBound
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        let part = parts[low - 1]
        return SourceLocation(
            file: paths[assignment.file], line: part.line, column: part.column + offset - part.start)
    }
}
