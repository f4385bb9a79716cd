#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The dates below the card: sections, weeks, days, bins.
    struct ScheduleList: View {
        let sections: [ScheduleSection]
        let today: CalendarDay

        var body: some View {
            ForEach(sections, id: \.kind) { section in
                VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                    SectionHeader(Wording.title(section.kind, today: today))
                    ForEach(section.weeks, id: \.week) { week in
                        if section.namesWeeks {
                            Note(Wording.week(week.week))
                                .accessibilityLabel(Wording.spoken(week.week))
                        }
                        RowGroup(week.days, id: \.day) { day in
                            PickupDayRow(day: day, today: today)
                        }
                    }
                }
            }
        }
    }

    /// A day with all of its bins, under one date.
    private struct PickupDayRow: View {
        let day: PickupDay
        let today: CalendarDay

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                Note(Wording.shortDate(day.day))
                    .accessibilityHidden(true)
                ForEach(day.bins, id: \.self) { bin in
                    BinRow(bin: bin)
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel(Wording.spoken(bin, on: day.day, today: today))
                }
            }
            .rowPadding()
        }
    }

    private struct BinRow: View {
        let bin: Bin

        var body: some View {
            StackingRow {
                Badge(style: bin.style)
                VStack(alignment: .leading, spacing: DesignTokens.Spacing.betweenRows) {
                    Headline(bin.name)
                    if let note = bin.note {
                        Note(note)
                    }
                }
            }
        }
    }
#endif
