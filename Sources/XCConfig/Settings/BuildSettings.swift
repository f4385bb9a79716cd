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
    /// Each list of conditions once.
    private(set) var conditions: [[Condition]] = []
    private var conditionNumbers: [[Condition]: Int32] = [:]
    private(set) var paths: [String] = []

    private(set) var names = NameTable()
    /// For each setting its latest assignment.
    private(set) var latest: [Int32] = []
    /// The settings that have an assignment with conditions.
    private(set) var conditionalSettings: Set<Int> = []
    /// Where the levels begin among the assignments, the lowest first.
    private(set) var levels: [Int] = []
    private var isInAssignedLevel = false

    /// No settings at all.
    public init() {}

    /// The names of all assigned settings, sorted.
    public var settingNames: [String] { (0..<names.count).map { names[$0] }.sorted() }

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

    /// Makes room for the values of a file of so many bytes.
    mutating func reserveText(_ count: Int) {
        // Room for each of many small files would be made again and again.
        if count > text.count { text.reserveCapacity(text.count + count) }
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
}

// MARK: Places

extension BuildSettings {
    func location(of assignment: Assignment) -> SourceLocation {
        SourceLocation(
            file: paths[Int(assignment.file)], line: Int(assignment.line), column: Int(assignment.column))
    }

    /// The place of a byte of an assignment's value; `offset` is an index into `text`.
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
