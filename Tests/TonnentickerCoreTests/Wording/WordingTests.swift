import Foundation
import Testing

@testable import TonnentickerCore

struct WordingTests {
    @Test("names days and months as the German locale does, on every day of two years")
    func agreesWithLocale() throws {
        let style = Date.FormatStyle(
            locale: Locale(identifier: "de_DE"),
            calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt
        )
        let weekday = style.weekday(.wide)
        let shortDate = style.day().month(.abbreviated)
        let date = style.day().month(.wide)
        let first = try day("2026-01-01")
        for offset in 0..<730 {
            let day = first.adding(days: offset)
            let instant = Date(timeIntervalSince1970: Double(day.number) * 86_400)
            #expect(Wording.shortDate(day) == "\(weekday.format(instant).prefix(2))., \(shortDate.format(instant))")
            #expect(Wording.date(day, today: first) == (day.year == 2026 ? date : date.year()).format(instant))
            #expect(Wording.weekday(day) == weekday.format(instant))
        }
    }

    @Test(
        "joins names",
        arguments: [
            ([], ""), (["Biotonne"], "Biotonne"), (["Biotonne", "Papier"], "Biotonne und Papier"),
            (["Restmüll", "Biotonne", "Papier"], "Restmüll, Biotonne und Papier"),
        ] as [([String], String)]
    )
    func lists(items: [String], expected: String) {
        #expect(Wording.list(items) == expected)
    }

    @Test(
        "says when the dates were loaded, in Berlin time, and why there aren't any newer ones",
        arguments: [
            (.offline, "gerade keine Verbindung"), (.connectionRefused, "gerade keine Verbindung"),
            (.serverUnavailable, "gerade keine Verbindung"), (.unauthorized, "die App ist nicht berechtigt"),
            (.addressGone, "deine Adresse gibt es so nicht mehr"),
            (.unexpectedResponse, "gerade eine unerwartete Antwort"),
            (.tooManyRequests(retryAfter: nil), "gerade zu viele Anfragen"),
            (nil, "der Dienst nennt gerade keine Termine"),
        ] as [(APIError.Reason?, String)])
    func stale(reason: APIError.Reason?, words: String) throws {
        let since = try instant("2026-11-28T17:04:59Z")
        #expect(Wording.stale(.stale(since: since, reason.map { APIError($0) })) == "Stand: 28. Nov., 18:04 – \(words)")
        #expect(Wording.stale(.checking(since: since)) == nil)
        #expect(Wording.stale(.current) == nil)
    }

    @Test("formats instants in Berlin time, even beyond all years")
    func timestamps() throws {
        #expect(Wording.timestamp(try instant("2026-03-29T22:00:00Z")) == "30. März, 0:00")
        #expect(Wording.timestamp(Date(timeIntervalSince1970: 1e300)).hasPrefix("31. Dez., "))
        #expect(Wording.timestamp(Date(timeIntervalSince1970: -1e300)).hasPrefix("1. Jan., "))
    }

    @Test("says what is wrong, and what to do about it")
    func errors() {
        #expect(Wording.error(APIError(.offline)) == "Keine Internetverbindung.")
        #expect(Wording.remedy(APIError(.offline)) == "Erneut versuchen")
        #expect(Wording.remedy(APIError(.addressGone)) == "Adresse ändern")
        #expect(
            Wording.error(StorageError.unreadable(path: "/a", reason: .noPermission))
                == "/a darf nicht gelesen werden. Prüfe die Zugriffsrechte.")
        #expect(
            Wording.error(StorageError.unreadable(path: "/a", reason: .other))
                == "/a lässt sich nicht lesen. Prüfe, ob es eine Datei ist und die Zugriffsrechte stimmen.")
    }

    @Test("says where unusable settings are")
    func keptAside() {
        #expect(
            Wording.settingsKeptAside(KeptAside(path: "/a", cause: .damaged))
                == "Die Einstellungen waren beschädigt. Die alte Datei liegt in /a.")
        #expect(
            Wording.settingsKeptAside(KeptAside(path: "/a", cause: .newerVersion))
                == "Die Einstellungen stammen aus einer neueren Version. Die alte Datei liegt in /a.")
    }

    @Test("names version, build and month")
    func names() {
        #expect(Wording.version("1.0.0") == "Version 1.0.0")
        var environment = Environment.current
        #expect(Wording.build(AppEnvironment(environment)) == "Local · localhost")
        environment.flavour = .prod
        #expect(Wording.build(AppEnvironment(environment)) == nil)
        #expect(Wording.month(12) == "Dezember")
        #expect(Wording.month(13) == "13")
    }

    @Test("explains the switch of the reminders")
    func reminders() {
        #expect(Wording.reminders(.on) == Wording.remindersCaption)
        #expect(Wording.reminders(.blocked) == Wording.remindersBlocked)
    }

    @Test("counts the elements left out of a response")
    func dropped() {
        #expect(Wording.dropped(1) == "Ein Eintrag der Antwort war unlesbar und fehlt.")
        #expect(Wording.dropped(3) == "3 Einträge der Antwort waren unlesbar und fehlen.")
    }

    @Test("names an address")
    func address() {
        #expect(Wording.address(PreviewAPI.address) == "Gütersloh, Bezirk 1")
        #expect(Wording.place(PreviewAPI.address.place) == "Gütersloh, Kreis Gütersloh")
        #expect(Wording.place(Place(id: "v", name: "Verl")) == "Verl")
        #expect(Wording.district(District(id: "1", name: "Bezirk 1", detail: "Stadtmitte")) == "Bezirk 1, Stadtmitte")
        #expect(Wording.district(District(id: "1", name: "Bezirk 1")) == "Bezirk 1")
        let undivided = Address(place: Place(id: "1", name: "Verl"), district: District(id: "2", name: "Verl"))
        #expect(Wording.address(undivided) == "Verl")
    }

    @Test("distinguishes districts of one name by their detail, wherever they are shown")
    func namesakes() throws {
        let place = Place(id: "1", name: "Harsewinkel")
        let districts = [
            District(id: "1", name: "Greffen", detail: "Dorf"), District(id: "2", name: "Außenbereich", detail: "Nord"),
            District(id: "3", name: "AUSSENBEREICH", detail: "Süd"), District(id: "4", name: "Aussenbereich"),
        ].markingNamesakes
        let addresses = districts.map { Address(place: place, district: $0) }
        #expect(
            addresses.map(Wording.address) == [
                "Harsewinkel, Greffen", "Harsewinkel, Außenbereich (Nord)", "Harsewinkel, AUSSENBEREICH (Süd)",
                "Harsewinkel, Aussenbereich",
            ])
        #expect(districts.map(Wording.district).prefix(2) == ["Greffen, Dorf", "Außenbereich (Nord)"])
        #expect(districts.map(Wording.districtDetail) == ["Dorf", nil, nil, nil])
        let calendar = CalendarExport.iCalendar(
            Schedule(days: [PickupDay(day: try day("2026-12-01"), bins: [Bin(name: "x", style: .init(name: "x"))])]),
            of: addresses[1], withAlarms: false, now: try instant("2026-11-30T12:00:00Z"))
        #expect(
            String(decoding: calendar, as: UTF8.self).contains("\r\nLOCATION:Harsewinkel\\, Außenbereich (Nord)\r\n"))
        // The stored address keeps the mark, and addresses stored without it can still be read.
        let stored = try JSONEncoder().encode(districts)
        #expect(try JSONDecoder().decode([District].self, from: stored) == districts)
        let older = Data(#"[{"id":"1","name":"Greffen","detail":"Dorf"}]"#.utf8)
        #expect(try JSONDecoder().decode([District].self, from: older) == [districts[0]])
    }

    @Test(
        "says what prevents access to a file",
        arguments: [
            (POSIXError(.ENOENT), "Im Ordner /a lässt sich nichts anlegen. Prüfe, ob es ihn gibt."),
            (CocoaError(.fileNoSuchFile), "Im Ordner /a lässt sich nichts anlegen. Prüfe, ob es ihn gibt."),
            (CocoaError(.fileWriteOutOfSpace), "/a/b lässt sich nicht schreiben. Der Speicherplatz ist voll."),
            (POSIXError(.EROFS), "/a/b darf nicht geschrieben werden. Prüfe die Zugriffsrechte."),
            (CocoaError(.fileWriteNoPermission), "/a/b darf nicht geschrieben werden. Prüfe die Zugriffsrechte."),
            (
                CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)]),
                "/a/b lässt sich nicht schreiben. Der Speicherplatz ist voll."
            ),
            (
                CancellationError(),
                "/a/b lässt sich nicht schreiben. Prüfe Zugriffsrechte und freien Speicherplatz."
            ),
        ] as [(any Error, String)]
    )
    func unwritable(error: any Error, words: String) {
        #expect(Wording.error(StorageError.unwritable(path: "/a/b", reason: .init(error))) == words)
    }
}
