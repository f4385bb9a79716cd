import TonnentickerCore

/// The dates below the card: sections, weeks, days, bins.
struct DateList {
    let sections: [ScheduleSection]
    let today: CalendarDay
    /// The columns of the terminal.
    let width: Int
    let paint: Paint

    /// The width of the longest date, "Mi., 28. Sept.".
    private static let dateColumns = 14
    private static let indent = "  "
    /// The fewest columns of a name beside the date; with less space it goes below.
    private static let narrowestText = 16

    var lines: [String] {
        sections.flatMap { section in
            [paint.bold(Wording.title(section.kind, today: today))] + weeks(of: section) + [""]
        }
    }

    private func weeks(of section: ScheduleSection) -> [String] {
        section.weeks.flatMap { week in
            let rows = week.days.flatMap(rows)
            return section.namesWeeks ? [Self.indent + paint.faint(Wording.week(week.week))] + rows : rows
        }
    }

    private func rows(of day: PickupDay) -> [String] {
        let date = Self.indent + Wording.shortDate(day.day)
        let dateColumns = Self.indent.columns + Self.dateColumns + Self.indent.columns
        guard width - dateColumns - Badge.columns - 1 >= Self.narrowestText else {
            return date.wrappedWithIndent(to: width) + rows(of: day.bins) { _ in Self.indent }
        }
        return rows(of: day.bins) { ($0 == 0 ? date : "").padded(to: dateColumns) }
    }

    /// - Parameter lead: Returns the text before a bin, by its index.
    private func rows(of bins: [Bin], lead: (Int) -> String) -> [String] {
        bins.enumerated().flatMap { index, bin in
            let lead = lead(index)
            let gap = String(repeating: " ", count: lead.columns + Badge.columns + 1)
            let texts = texts(of: bin, width: width - gap.columns)
            return texts.enumerated().map { index, text in
                (index == 0 ? lead + Badge(style: bin.style).text(paint) + " " : gap) + text
            }
        }
    }

    /// Returns the name and the note, in one line if they fit.
    private func texts(of bin: Bin, width: Int) -> [String] {
        guard let note = bin.note else { return bin.name.wrapped(to: width) }
        let separator = " – "
        if bin.name.columns + separator.columns + note.columns <= width {
            return [bin.name + paint.faint(separator + note)]
        }
        return bin.name.wrapped(to: width) + note.wrapped(to: width).map(paint.faint)
    }
}
