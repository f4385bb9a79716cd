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

    private(set) var assignments: [Assignment] = []
    /// For each setting the indices into `assignments`, oldest first.
    private(set) var chains: [[Int]] = []
    private(set) var names: [String] = []
    private(set) var identifiers: [String: Int] = [:]

    public init() {}

    /// The names of all assigned settings, sorted.
    public var settingNames: [String] { names.sorted() }

    /// Puts an assignment in front of all that are there.
    ///
    /// - Parameter value: Unexpanded, as it would stand after the `=` of a file.
    public mutating func assign(_ name: String, _ value: String, at location: SourceLocation) {
        append(Assignment(name: name, conditions: [], value: Array(value.utf8), location: location, sourceRange: 0..<0))
    }

    mutating func append(_ assignment: Assignment) {
        let index = assignments.count
        assignments.append(assignment)
        if let identifier = identifiers[assignment.name] {
            chains[identifier].append(index)
        } else {
            identifiers[assignment.name] = names.count
            names.append(assignment.name)
            chains.append([index])
        }
    }
}
