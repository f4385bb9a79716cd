import Foundation
import TonnentickerCore

/// The complete screen of dates: address, card, list, and the text after it.
struct DatesScreen {
    let address: Address
    let schedule: Schedule
    var freshness = ScheduleModel.Freshness.current
    let now: Date
    let all: Bool
    /// The call that shows this screen.
    var call = Command.call
    var isDark = false

    /// The minimum and maximum width of the card.
    private static let cardWidths = 12...60

    func lines(width: Int, paint: Paint) -> [String] {
        let today = Berlin.day(of: now)
        let shown = all ? schedule : schedule.near(today: today)
        let card = NextPickup(in: schedule, now: now).map {
            HeroCard(
                next: $0, width: min(max(width, Self.cardWidths.lowerBound), Self.cardWidths.upperBound), paint: paint,
                isDark: isDark
            ).lines
        }
        let list = DateList(sections: shown.sections(today: today), today: today, width: width, paint: paint)
        let stale = Wording.stale(freshness)?.wrapped(to: width) ?? []
        return [paint.bold(Wording.scheduleTitle)] + Wording.address(address).wrapped(to: width) + stale + [""]
            + (card ?? []) + [""] + list.lines + end(shown, today: today).wrapped(to: width)
    }

    private func end(_ shown: Schedule, today: CalendarDay) -> String {
        guard let last = schedule.days.last, shown != schedule else { return Wording.endOfDates }
        return TerminalWording.more(until: Wording.date(last.day, today: today), call: call)
    }
}
