import XCConfig

/// The answer of `evaluate`, as text or JSON.
struct EvaluationReport: Encodable {
    /// One lookup on the way to a value.
    struct Step: Encodable {
        var depth: Int
        var name: String
        var reference: String?
        var assignment: String?
        var text: String
        var value: String
        private var isRepeated: Bool

        init(_ step: Derivation.Step) {
            depth = step.depth
            name = step.name
            reference = step.reference.map(Self.place)
            assignment = step.assignment.map(Self.place)
            text = step.text
            value = step.value
            isRepeated = step.isRepeated
        }

        private static func place(_ location: SourceLocation) -> String {
            "\(WorkingDirectory.relativePath(of: location.file)):\(location.line):\(location.column)"
        }

        var lines: [String] {
            let indent = String(repeating: "    ", count: depth)
            let head = reference.map { "\(indent)\($0): $(\(name))" } ?? "\(indent)\(name)"
            guard let assignment else { return ["\(head) is not assigned"] }
            return ["\(head) = \(value)", "\(indent)  \(assignment): \(text)\(isRepeated ? "  (as above)" : "")"]
        }
    }

    var values: [String: String] = [:]
    var lists: [String: [String]] = [:]
    var diagnostics: [FindingReport] = []
    var derivations: [String: [Step]] = [:]

    private enum CodingKeys: CodingKey { case values, lists, diagnostics, derivations }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(values, forKey: .values)
        try container.encode(lists, forKey: .lists)
        try container.encode(diagnostics, forKey: .diagnostics)
        if !derivations.isEmpty { try container.encode(derivations, forKey: .derivations) }
    }

    func printText() {
        for finding in diagnostics { Terminal.printFinding(finding.text) }
        let derived = derivations.sorted { $0.key < $1.key }.flatMap { $0.value.flatMap(\.lines) }
        let lines = derived.isEmpty ? values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" } : derived
        if !lines.isEmpty { Terminal.print(lines.joined(separator: "\n")) }
    }
}
