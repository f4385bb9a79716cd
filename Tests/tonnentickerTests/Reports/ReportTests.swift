import Foundation
import TestSupport
import Testing
import TonnentickerCore

@testable import tonnenticker

/// What `--json` prints: names and shapes are a promise to scripts.
struct ReportTests {
    private let paper = Bin(name: "Papier", style: WasteStyle(category: .paper), note: "verschoben")

    @Test("contains dates with their bins, and the next pickup with its countdown")
    func dates() throws {
        let now = try Date("2027-01-05T17:18:00Z", strategy: .iso8601)
        let report = DatesReport(
            address: PreviewAPI.address,
            schedule: Schedule(days: [PickupDay(day: try #require(CalendarDay("2027-01-06")), bins: [paper])]),
            staleSince: try Date("2027-01-04T17:18:00Z", strategy: .iso8601),
            now: now
        )
        let bins = """
            [
                  {
                    "code" : "P",
                    "color" : "#1F5FBF",
                    "name" : "Papier",
                    "note" : "verschoben"
                  }
                ]
            """
        #expect(
            try report.jsonText == """
                {
                  "address" : {
                    "county" : "Kreis Gütersloh",
                    "detail" : "Innenstadt, Ahornweg bis Zeisigweg",
                    "district" : "Bezirk 1",
                    "place" : "Gütersloh"
                  },
                  "days" : [
                    {
                      "bins" : \(bins.replacing("\n", with: "\n  ")),
                      "date" : "2027-01-06",
                      "week" : "2027-W01"
                    }
                  ],
                  "next" : {
                    "bins" : \(bins),
                    "countdown" : "noch 11 Std. 42 Min.",
                    "date" : "2027-01-06",
                    "daysAway" : 1,
                    "deadline" : "2027-01-06T05:00:00Z"
                  },
                  "staleSince" : "2027-01-04T17:18:00Z"
                }
                """)
    }

    @Test("writes the week of a day with two digits")
    func week() throws {
        let day = PickupDay(day: try #require(CalendarDay("2026-12-30")), bins: [])
        #expect(try DatesReport.Day(day).jsonText.contains(#""week" : "2026-W53""#))
    }

    @Test("contains a reminder's instant and text")
    func reminder() throws {
        let reminder = Reminder(day: try #require(CalendarDay("2026-12-02")), bins: [paper])
        #expect(
            try ReminderReport(reminder).jsonText == """
                {
                  "body" : "Heute Abend rausstellen, spätestens bis 6:00 Uhr.",
                  "fireDate" : "2026-12-01T17:00:00Z",
                  "id" : "tonnenticker.pickup.2026-12-02",
                  "pickupDate" : "2026-12-02",
                  "title" : "Morgen: Papier"
                }
                """)
    }

    @Test("contains the settings, with the address by its names")
    func settings() throws {
        var settings = Settings(address: PreviewAPI.address, remindsOnEveningBefore: true, appearance: .dark)
        settings.bins.set("Altpapier", isSelected: false)
        #expect(
            try SettingsReport(settings).jsonText == """
                {
                  "address" : {
                    "county" : "Kreis Gütersloh",
                    "detail" : "Innenstadt, Ahornweg bis Zeisigweg",
                    "district" : "Bezirk 1",
                    "place" : "Gütersloh"
                  },
                  "appearance" : "dark",
                  "deselectedBins" : [
                    "Altpapier"
                  ],
                  "remindsOnEveningBefore" : true
                }
                """)
    }
}
