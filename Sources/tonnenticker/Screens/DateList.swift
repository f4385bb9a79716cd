import TonnentickerCore

/// The dates below the card: sections, weeks, days, bins.
struct DateList {
    let sections: [ScheduleSection]
    let today: CalendarDay
    /// Columns of the screen.
    let width: Int
    let paint: Paint

    /// As wide as the longest date, „Mi., 28. Sept.“.
    private static let dateColumns = 14
    private static let indent = "  "

    var lines: [String] {
        sections.flatMap { section in
            [paint.bold(Wording.title(section.kind, today: today))] + weeks(of: section) + [""]
        }
    }

    private func weeks(of section: ScheduleSection) -> [String] {
        section.weeks.flatMap { week in
            let rows = week.days.flatMap(rows)
            return switch section.kind {
            case .thisWeek, .nextWeek: rows
            case .month: [Self.indent + paint.faint(Wording.week(week.week))] + rows
            }
        }
    }

    private func rows(of day: PickupDay) -> [String] {
        day.bins.enumerated().flatMap { index, bin in
            let date = index == 0 ? Wording.shortDate(day.day) : ""
            let lead = Self.indent + date.padded(to: Self.dateColumns) + Self.indent
            let gap = String(repeating: " ", count: lead.columns + Badge.columns + 1)
            let texts = texts(of: bin, width: width - gap.columns)
            return texts.enumerated().map { index, text in
                (index == 0 ? lead + Badge(style: bin.style).text(paint) + " " : gap) + text
            }
        }
    }

    /// The name and the note, in one line where they fit.
    private func texts(of bin: Bin, width: Int) -> [String] {
        guard let note = bin.note else { return bin.name.wrapped(to: width) }
        let separator = " – "
        if bin.name.columns + separator.columns + note.columns <= width {
            return [bin.name + paint.faint(separator + note)]
        }
        return bin.name.wrapped(to: width) + note.wrapped(to: width).map(paint.faint)
    }
}
