import Testing

@testable import TonnentickerCore

struct NextPickupTests {
    @Test(
        "shows all bins of the next day until 18:00 on that day",
        arguments: [
            ("2026-12-02T04:59:59Z", "Heute", nil),
            ("2026-12-02T05:00:00Z", "Heute", nil),
            ("2026-12-02T16:59:59Z", "Heute", nil),
            ("2026-12-01T22:59:59Z", "Morgen", nil),
            ("2026-11-30T23:00:00Z", "Morgen", nil),
            ("2026-11-30T22:59:59Z", "Mittwoch", "2. Dezember"),
            ("2025-12-31T22:59:59Z", "Mittwoch", "2. Dezember 2026"),
        ]
    )
    func display(now: String, display: String, caption: String?) throws {
        let bins = [WasteCategory.residual, .organic].map { Bin(name: $0.name, style: WasteStyle(category: $0)) }
        let schedule = Schedule(days: [
            PickupDay(day: try day("2026-12-02"), bins: bins), PickupDay(day: try day("2026-12-03"), bins: []),
        ])
        let next = try #require(NextPickup(in: schedule, now: instant(now)))
        #expect(Wording.display(next) == display)
        #expect(Wording.displayCaption(next) == caption)
        #expect(next.bins == bins)
    }

    @Test("is tomorrow all day long on the day the clocks change")
    func clockChange() throws {
        let schedule = Schedule(days: [PickupDay(day: try day("2026-03-30"), bins: [])])
        for now in ["2026-03-28T23:00:00Z", "2026-03-29T08:00:00Z", "2026-03-29T21:59:59Z"] {
            #expect(Wording.display(try #require(NextPickup(in: schedule, now: instant(now)))) == "Morgen")
        }
    }

    @Test("moves to the next day at 18:00, even on a clock change, and ends after the last")
    func ends() throws {
        let days = ["2026-03-29", "2026-10-25", "2027-01-06"]
        let schedule = Schedule(days: try days.map { PickupDay(day: try day($0), bins: []) })
        for (now, expected) in [
            ("2026-03-29T15:59:59Z", days[0]), ("2026-03-29T16:00:00Z", days[1]), ("2026-10-25T16:59:59Z", days[1]),
            ("2026-10-25T17:00:00Z", days[2]), ("2027-01-06T16:59:59Z", days[2]), ("2027-01-06T17:00:00Z", nil),
        ] {
            #expect(NextPickup(in: schedule, now: try instant(now))?.day.description == expected)
        }
    }

    @Test("counts down to the bins of tomorrow on the evening of a pickup")
    func evening() throws {
        let schedule = Schedule(days: try ["2026-12-02", "2026-12-03"].map { PickupDay(day: try day($0), bins: []) })
        let next = try #require(NextPickup(in: schedule, now: instant("2026-12-02T17:00:00Z")))
        #expect(Wording.display(next) == "Morgen")
        #expect(next.countdown == .hours(12, minutes: 0))
    }
}
