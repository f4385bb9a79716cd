import EnvironmentGenerator

/// An explanation as a table: a block per flavour, a line per property.
struct ExplanationTable {
    private let explanation: Explanation

    init(_ explanation: Explanation) {
        self.explanation = explanation
    }

    var text: String {
        var lines: [String] = []
        let entries = explanation.entries
        let nameWidth = entries.map(\.property.count).max() ?? 0
        let valueWidth = min(48, entries.map { Self.value(of: $0).count }.max() ?? 0)
        var flavour: String?
        for entry in entries {
            if entry.flavour != flavour {
                if flavour != nil { lines.append("") }
                lines.append(entry.flavour)
                flavour = entry.flavour
            }
            let name = Self.padded(entry.property, to: nameWidth)
            let value = Self.padded(Self.value(of: entry), to: valueWidth)
            lines.append("  \(name)  \(value)  \(Self.origin(of: entry))")
        }
        return lines.joined(separator: "\n")
    }

    private static func value(of entry: Explanation.Entry) -> String {
        entry.value ?? (entry.isInvalid ? "– invalid, see check" : "– not set")
    }

    private static func origin(of entry: Explanation.Entry) -> String {
        var parts = [entry.origin ?? "nowhere"]
        if !entry.through.isEmpty { parts.append("through \(entry.through.joined(separator: ", "))") }
        if !entry.shadowed.isEmpty { parts.append("shadows \(entry.shadowed.joined(separator: ", "))") }
        return parts.joined(separator: ", ")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
