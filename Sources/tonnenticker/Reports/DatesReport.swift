import Foundation
import TonnentickerCore

/// The dates as JSON.
struct DatesReport: Encodable {
    struct Bin: Encodable {
        let name: String
        let code: String
        let color: String
        let note: String?

        init(_ bin: TonnentickerCore.Bin) {
            name = bin.name
            code = bin.style.code
            color = bin.style.color.description
            note = bin.note
        }
    }

    struct Day: Encodable {
        let date: CalendarDay
        /// The week, such as "2026-W49".
        let week: String
        let bins: [Bin]

        init(_ day: PickupDay) {
            date = day.day
            let isoWeek = day.day.isoWeek
            week = "\(isoWeek.year)-W" + (isoWeek.week < 10 ? "0" : "") + String(isoWeek.week)
            bins = day.bins.map(Bin.init)
        }
    }

    struct Next: Encodable {
        let date: CalendarDay
        let daysAway: Int
        /// The instant by which the bins have to be outside.
        let deadline: Date
        /// A countdown such as "noch 11 Std. 42 Min."; `nil` while the pickup is under way.
        let countdown: String?
        let bins: [Bin]

        init(_ next: NextPickup) {
            date = next.day
            daysAway = next.daysAway
            deadline = Countdown.deadline(on: next.day)
            countdown = Wording.countdown(next.countdown)
            bins = next.bins.map(Bin.init)
        }
    }

    let address: AddressReport
    let next: Next?
    let days: [Day]
    /// When the dates were loaded, if they couldn't be refreshed.
    let staleSince: Date?

    init(address: Address, schedule: Schedule, staleSince: Date?, now: Date) {
        self.address = AddressReport(address)
        next = NextPickup(in: schedule, now: now).map(Next.init)
        days = schedule.days.map(Day.init)
        self.staleSince = staleSince
    }
}

/// An address as JSON, by its names.
struct AddressReport: Encodable {
    let place: String
    let county: String?
    /// The district as it is shown, which is unique within the place.
    let district: String
    let detail: String?

    init(_ address: Address) {
        place = address.place.name
        county = address.place.county
        district = Wording.districtName(address.district)
        detail = address.district.detail
    }
}
