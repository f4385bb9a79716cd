/// Choices with their numbers, each in one line of the terminal.
struct NumberedChoices {
    let labels: [String]
    /// Columns of the terminal.
    let width: Int
    /// Paints a label that fits, by its place.
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
