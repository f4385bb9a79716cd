import TonnentickerCore

/// "Meine Tonnen": the bins of the district with their numbers.
struct BinsScreen {
    let address: Address
    let bins: [HouseholdBin]

    func lines(width: Int, paint: Paint) -> [String] {
        let digits = String(bins.count).count
        let rows = bins.enumerated().flatMap { index, row in
            let number = String(index + 1)
            let lead = String(repeating: " ", count: digits + 2 - number.count) + number + "  "
            let gap = String(repeating: " ", count: lead.columns + Badge.columns + 1)
            let name = row.isSelected ? row.bin.name : "\(row.bin.name) – \(TerminalWording.binDeselected)"
            return name.wrapped(to: width - gap.columns).enumerated().map { line, text in
                (line == 0 ? lead + Badge(style: row.bin.style).text(paint) + " " : gap)
                    + (row.isSelected ? text : paint.faint(text))
            }
        }
        return [paint.bold(Wording.binsTitle)] + Wording.address(address).wrapped(to: width) + [""] + rows + [""]
            + (bins.contains { $0.isSelected } ? [] : Wording.allBinsDeselected.wrapped(to: width))
            + Wording.binsCaption.wrapped(to: width) + TerminalWording.binsHint.wrapped(to: width)
    }
}
