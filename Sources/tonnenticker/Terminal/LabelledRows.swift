/// Rows of a label and a text, side by side if both fit, otherwise with the text below its label.
struct LabelledRows {
    let rows: [(label: String, text: String)]
    /// The columns of the terminal.
    let width: Int
    var indent = ""

    private static let gap = 2
    /// The fewest columns of a text beside its label.
    private static let narrowestText = 20

    var lines: [String] {
        let labelColumns = rows.map(\.label.columns).reduce(0, max)
        let lead = indent.columns + labelColumns + Self.gap
        return rows.flatMap { row in
            guard width - lead >= Self.narrowestText else { return stacked(row) }
            let margin = String(repeating: " ", count: lead)
            return row.text.wrapped(to: width - lead).enumerated().map { index, line in
                (index == 0 ? (indent + row.label).padded(to: lead) : margin) + line
            }
        }
    }

    private func stacked(_ row: (label: String, text: String)) -> [String] {
        let margin = indent + "  "
        return row.label.wrapped(to: width - indent.columns).map { indent + $0 }
            + row.text.wrapped(to: width - margin.columns).map { margin + $0 }
    }
}
