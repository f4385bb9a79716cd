/// Choices with their numbers, one on each line.
struct NumberedChoices {
    let labels: [String]
    /// The columns of the terminal.
    let width: Int
    /// Paints a label that fits on its line, by its index.
    var paint: (_ index: Int, _ label: String) -> String = { $1 }

    var lines: [String] {
        let digits = String(labels.count).count
        return labels.enumerated().map { index, label in
            let number = String(index + 1)
            let lead = String(repeating: " ", count: digits + 2 - number.count) + number + "  "
            return (lead + label).columns < width
                ? lead + paint(index, label) : (lead + label).shortened(to: width - 1)
        }
    }
}
