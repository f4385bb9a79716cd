/// All assignments of the loaded files.
///
/// Nothing is overwritten: an assignment takes precedence over the earlier ones of its setting, and `$(inherited)`
/// refers to them. A file loaded later is a higher level, such as a target's file above its project's.
///
/// ```swift
/// var settings = BuildSettings()
/// settings.load("Prod.xcconfig", from: MemoryFiles(["Prod.xcconfig": "HOST = api.example\nURL = https:/$()/$(HOST)"]))
/// var evaluator = Evaluator(settings)
/// evaluator.string(of: "URL")  // https://api.example
/// ```
public struct BuildSettings: Sendable {
    /// The findings of loading, in reading order.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The files read, in reading order. A file appears once for each time that it was included.
    public internal(set) var files: [String] = []

    /// The inclusions whose files were read, in reading order.
    package internal(set) var inclusions: [(location: SourceLocation, file: String)] = []

    /// The names of missing included files by the location of the inclusion, except for those of `#include?`.
    public internal(set) var missingFiles: [SourceLocation: String] = [:]

    /// The text of all unexpanded values.
    private(set) var text: [UInt8] = []
    private(set) var parts: [ValuePart] = []
    private(set) var assignments: [Assignment] = []
    /// The distinct lists of conditions.
    private(set) var conditions: [[Condition]] = []
    private var conditionNumbers: [[Condition]: Int32] = [:]
    private(set) var paths: [String] = []

    private(set) var names = NameTable()
    /// The latest assignment of each setting.
    private(set) var latest: [Int32] = []
    /// The settings that have an assignment with conditions.
    private(set) var conditionalSettings: Set<Int> = []
    /// The index of the first assignment of each level, lowest first.
    private(set) var levels: [Int] = []
    private var isInAssignedLevel = false

    /// Creates build settings without any assignment.
    public init() {}

    /// The names of all assigned settings, sorted.
    public var settingNames: [String] { (0..<names.count).map { names[$0] }.sorted() }

    /// Adds an assignment that takes precedence over all existing ones.
    ///
    /// All assignments between two files form one level.
    ///
    /// - Parameter name: The setting, with conditions as in a file: `FLAGS[sdk=iphoneos*]`. A text that isn't valid
    ///   before the `=` of a file is taken as a name.
    /// - Parameter value: The unexpanded value, as it would appear after the `=` of a file.
    /// - Parameter location: The location to use in diagnostics about the value.
    public mutating func assign(_ name: String, _ value: String, at location: SourceLocation) {
        if !isInAssignedLevel { beginLevel() }
        isInAssignedLevel = true
        let nameBytes = Array((name + "=").utf8)
        var parser = Parser(nameBytes, file: "")
        var assignment = ParsedAssignment(
            name: 0..<nameBytes.count - 1, conditions: [], line: 0, column: 0, sourceRange: 0..<0)
        while let statement = parser.next() {
            if case .assignment(let parsed) = statement { assignment = parsed }
        }
        let valueStart = nameBytes.count
        let part = ParsedAssignment.Part(
            range: valueStart..<valueStart + value.utf8.count, line: location.line, column: location.column)
        (assignment.line, assignment.column) = (location.line, location.column)
        (assignment.value, assignment.continuation) = (value.isEmpty ? nil : part, [])
        append(assignment, from: nameBytes + value.utf8, file: addPath(location.file))
    }

    /// Begins a level above all existing assignments.
    mutating func beginLevel() {
        levels.append(assignments.count)
        isInAssignedLevel = false
    }

    /// Adds a path and returns its index.
    mutating func addPath(_ path: String) -> Int {
        if paths.last != path { paths.append(path) }
        return paths.count - 1
    }

    /// Makes room for the values of a file of so many bytes.
    mutating func reserveText(_ count: Int) {
        // Room for each of many small files would be made again and again.
        if count > text.count { text.reserveCapacity(text.count + count) }
    }

    /// Adds a parsed assignment.
    ///
    /// - Parameter bytes: The bytes to which the assignment's ranges refer.
    /// - Parameter file: The index in `paths`.
    mutating func append(_ parsed: ParsedAssignment, from bytes: [UInt8], file: Int) {
        let start = text.count
        let firstPart = parts.count
        if let value = parsed.value { append(value, from: bytes, file: file) }
        for part in parsed.continuation {
            text.append(UInt8(ascii: " "))
            append(part, from: bytes, file: file)
        }
        let setting = names.add(bytes[parsed.name])
        if setting == latest.count { latest.append(.noIndex) }
        let conditions = number(of: parsed.conditions)
        if conditions != .noIndex { conditionalSettings.insert(setting) }
        let previous = latest[setting]
        latest[setting] = Int32(assignments.count)
        assignments.append(
            Assignment(
                value: start..<text.count, setting: Int32(setting), previous: previous, conditions: conditions,
                file: Int32(file), line: Int32(clamping: parsed.line), column: Int32(clamping: parsed.column),
                firstPart: Int32(firstPart),
                isLiteral: !text.withUnsafeBufferPointer { $0[start...].contains(UInt8(ascii: "$")) }))
    }

    private mutating func number(of conditions: [Condition]) -> Int32 {
        if conditions.isEmpty { return .noIndex }
        if let number = conditionNumbers[conditions] { return number }
        let number = Int32(self.conditions.count)
        conditionNumbers[conditions] = number
        self.conditions.append(conditions)
        return number
    }

    private mutating func append(_ part: ParsedAssignment.Part, from bytes: [UInt8], file: Int) {
        parts.append(
            ValuePart(start: text.count, line: Int32(clamping: part.line), column: Int32(clamping: part.column)))
        if part.isASCII {
            text.append(part.range, of: bytes)
        } else {
            // Decoding replaces ill-formed sequences with U+FFFD.
            let decoded = String(decoding: bytes[part.range], as: UTF8.self)
            text.append(contentsOf: decoded.utf8)
            if !decoded.utf8.elementsEqual(bytes[part.range]) {
                diagnostics.append(
                    Diagnostic(
                        .warning, .malformedUTF8,
                        at: SourceLocation(file: paths[file], line: part.line, column: part.column),
                        "this value contains bytes that aren't UTF-8; save the file as UTF-8"))
            }
        }
    }
}

// MARK: Locations

extension BuildSettings {
    func location(of assignment: Assignment) -> SourceLocation {
        SourceLocation(
            file: paths[Int(assignment.file)], line: Int(assignment.line), column: Int(assignment.column))
    }

    /// Returns the location of a byte of an assignment's value.
    ///
    /// - Parameter offset: The offset in `text`.
    func location(of offset: Int, in assignment: Assignment) -> SourceLocation {
        var low = Int(assignment.firstPart)
        var high = parts.count
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        let part = parts[low - 1]
        return SourceLocation(
            file: paths[Int(assignment.file)], line: Int(part.line), column: Int(part.column) + offset - part.start)
    }
}
