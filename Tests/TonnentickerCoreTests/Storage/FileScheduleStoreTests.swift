import Foundation
import Testing

@testable import TonnentickerCore

struct FileScheduleStoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var store: FileScheduleStore {
        FileScheduleStore(folder: folder.url.appending(path: "a b/ü"), flavour: .local)
    }

    private func address(_ number: Int, id: String = "") -> Address {
        Address(
            place: Place(id: "p\(id)", name: "Verl", county: "Kreis Gütersloh"),
            district: District(id: "\(number)\(id)", name: "Bezirk \(number)")
        )
    }

    private func snapshot(of address: Address, at instant: String, days: [String] = ["2026-12-02"]) throws
        -> ScheduleSnapshot
    {
        ScheduleSnapshot(
            address: address,
            wasteTypes: [WasteType(id: "b", name: "Bioabfall *", code: "B", color: "#7A4E1E")],
            pickups: try days.map { Pickup(day: try day($0), wasteTypeID: "b", note: "verschoben") },
            fetchedAt: try TonnentickerCoreTests.instant(instant)
        )
    }

    @Test("returns what was stored, by names alone")
    func roundTrip() throws {
        #expect(try store.snapshot(of: address(1)) == nil)
        let copy = try snapshot(of: address(1), at: "2026-11-28T17:04:00Z")
        try store.save(copy)
        #expect(try store.snapshot(of: address(1)) == copy)
        #expect(try store.snapshot(of: address(1, id: "new")) == copy)
        #expect(try store.snapshot(of: address(2)) == nil)
        // After an import the id belongs to another district, whose own copy must not replace this one.
        let other = Address(place: Place(id: "p", name: "Halle"), district: copy.address.district)
        #expect(try store.snapshot(of: other) == nil)
        let otherCopy = try snapshot(of: other, at: "2026-11-29T17:04:00Z")
        try store.save(otherCopy)
        #expect(try store.snapshot(of: address(1)) == copy)
        #expect(try store.snapshot(of: other) == otherCopy)
    }

    @Test("never replaces a newer copy with an older one")
    func newestStays() throws {
        let newer = try snapshot(of: address(1), at: "2026-11-28T17:04:00Z")
        try store.save(newer)
        try store.save(snapshot(of: address(1), at: "2026-11-28T17:03:59Z", days: []))
        #expect(try store.snapshot(of: address(1)) == newer)
        let renewed = try snapshot(of: address(1, id: "new"), at: "2026-11-29T17:04:00Z")
        try store.save(renewed)
        #expect(try store.snapshot(of: address(1)) == renewed)
    }

    @Test("replaces dates that were stored under a clock far ahead")
    func wrongClock() throws {
        try store.save(snapshot(of: address(1), at: "2036-11-28T17:04:00Z"))
        let present = try snapshot(of: address(1), at: "2026-11-28T17:04:00Z")
        try store.save(present)
        #expect(try store.snapshot(of: address(1)) == present)
    }

    @Test("remembers the latest eight addresses")
    func capacity() throws {
        for number in 1...9 {
            try store.save(snapshot(of: address(number), at: "2026-11-2\(number)T12:00:00Z"))
        }
        #expect(try store.snapshot(of: address(1)) == nil)
        #expect(try (2...9).allSatisfy { try store.snapshot(of: address($0)) != nil })
    }

    @Test("sets a damaged file aside and starts again", arguments: ["", "{", #"{"version":1,"copies":7}"#])
    func damaged(text: String) throws {
        try store.save(snapshot(of: address(1), at: "2026-11-28T17:04:00Z"))
        let file = folder.url.appending(path: "a b/ü/schedule-local.json")
        try Data(text.utf8).write(to: file)
        #expect(try store.snapshot(of: address(1)) == nil)
        #expect(try String(contentsOf: file.appendingPathExtension("damaged"), encoding: .utf8) == text)
        try store.save(snapshot(of: address(2), at: "2026-11-28T17:04:00Z"))
        #expect(try store.snapshot(of: address(2)) != nil)
    }

    @Test("loses nothing when many stores save at once")
    func concurrentWriters() async throws {
        let stores = (1...8).map { _ in store }
        try await withThrowingTaskGroup { group in
            for (index, store) in stores.enumerated() {
                let copies = try (1...9).map {
                    try snapshot(of: address(index + 1), at: "2026-11-2\($0)T12:00:00Z")
                }
                group.addTask { for copy in copies { try store.save(copy) } }
            }
            try await group.waitForAll()
        }
        for number in 1...8 {
            let kept = try store.snapshot(of: address(number))
            #expect(kept?.fetchedAt == (try TonnentickerCoreTests.instant("2026-11-29T12:00:00Z")))
        }
    }
}
