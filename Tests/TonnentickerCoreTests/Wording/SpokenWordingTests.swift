import Foundation
import Testing

@testable import TonnentickerCore

struct SpokenWordingTests {
    private let organic = Bin(name: "Biotonne", style: WasteStyle(category: .organic))

    @Test(
        "says bin, code and day",
        arguments: [
            ("2026-12-01", "Biotonne, Code B, heute"), ("2026-12-02", "Biotonne, Code B, morgen"),
            ("2026-12-09", "Biotonne, Code B, Mittwoch, 9. Dezember"),
            ("2027-01-06", "Biotonne, Code B, Mittwoch, 6. Januar 2027"),
        ]
    )
    func bin(pickup: String, expected: String) throws {
        #expect(Wording.spoken(organic, on: try day(pickup), today: try day("2026-12-01")) == expected)
    }

    @Test("says the note, but not a code that is only a question mark")
    func note() throws {
        let today = try day("2026-12-01")
        let moved = Bin(name: "Sonstiges", style: WasteStyle(category: .unknown), note: "verschoben")
        #expect(Wording.spoken(moved, on: today, today: today) == "Sonstiges, heute, verschoben")
    }

    @Test(
        "says the next pickup without abbreviations",
        arguments: [
            (
                "2026-12-01T17:18:00Z",
                "morgen, Biotonne und Papier, noch 11 Stunden 42 Minuten, bis 6:00 Uhr rausstellen"
            ),
            ("2026-12-02T03:59:00Z", "heute, Biotonne und Papier, noch 1 Stunde 1 Minute, bis 6:00 Uhr rausstellen"),
            ("2026-12-02T04:59:00Z", "heute, Biotonne und Papier, noch 1 Minute, bis 6:00 Uhr rausstellen"),
            (
                "2026-12-02T04:59:30Z",
                "heute, Biotonne und Papier, noch unter einer Minute, bis 6:00 Uhr rausstellen"
            ),
            ("2026-12-02T05:00:00Z", "heute, Biotonne und Papier, Abholung läuft"),
            (
                "2026-11-28T18:00:00Z",
                "Mittwoch, 2. Dezember, Biotonne und Papier, noch 3 Tage 11 Stunden, bis 6:00 Uhr rausstellen"
            ),
        ]
    )
    func next(now: String, expected: String) throws {
        let paper = Bin(name: "Papier", style: WasteStyle(category: .paper))
        let schedule = Schedule(days: [PickupDay(day: try day("2026-12-02"), bins: [organic, paper])])
        let next = try #require(NextPickup(in: schedule, now: try instant(now)))
        #expect(Wording.spoken(next) == "Nächste Abholung, " + expected)
    }

    @Test("says the calendar week in full")
    func week() throws {
        #expect(Wording.spoken(try day("2027-01-01").isoWeek) == "Kalenderwoche 53")
    }

    @Test(
        "says what a search for a place found",
        arguments: [
            (["Beelen"], "1 Ort gefunden: Beelen"), (["Gütersloh", "Beelen"], "2 Orte gefunden, zuerst Gütersloh"),
        ]
    )
    func places(names: [String], expected: String) {
        let matches = names.map { name in
            PlaceMatch(place: Place(id: name, name: name), name: HighlightedText(name, highlighting: nil))
        }
        #expect(Wording.spoken(PlaceSearch.State.found(matches)) == expected)
    }

    @Test("says that a search found nothing or failed, and is silent before a response")
    func noPlaces() {
        #expect(Wording.spoken(PlaceSearch.State.none) == Wording.placeNotFound)
        let failure = "Die Suche hat nicht geklappt. Keine Internetverbindung."
        #expect(Wording.spoken(PlaceSearch.State.failed(APIError(.offline))) == failure)
        #expect(Wording.spoken(PlaceSearch.State.idle) == nil && Wording.spoken(PlaceSearch.State.searching) == nil)
    }

    @Test("says what was found in the Abfall-ABC, and is silent while the text is empty")
    func guide() {
        func items(_ names: String...) -> GuideModel.Content {
            .found(
                names.map {
                    GuideItem(name: $0, synonyms: [], bin: .batteries, alternatives: [], hint: "", isRegional: false)
                })
        }
        #expect(Wording.spoken(items("Akku")) == "1 Eintrag gefunden: Akku")
        #expect(Wording.spoken(items("Akku", "Batterie")) == "2 Einträge gefunden, zuerst Akku")
        #expect(Wording.spoken(items()) == Wording.guideNothingFound)
        #expect(Wording.spoken(GuideModel.Content.sections([])) == nil)
    }

    @Test("says where a thing goes")
    func item() {
        let item = GuideItem(
            name: "Akku", synonyms: [], bin: .batteries, alternatives: [], hint: "", isRegional: false)
        #expect(Wording.spoken(item) == "Akku, Code BA, Batterierückgabe im Handel")
    }
}
