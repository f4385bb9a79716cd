public import Foundation

/// Embedded data around a given day: for the demo, for previews and for tests. No network, the same data every time.
public struct PreviewAPI: TonnentickerAPI {
    /// The address that the embedded pickups belong to.
    public static let address = Address(
        place: PreviewData.guetersloh,
        district: District(id: "guetersloh-1", name: "Bezirk 1", detail: "Innenstadt, Ahornweg bis Zeisigweg")
    )

    private let today: CalendarDay

    /// - Parameter now: the instant whose day in Berlin the pickups are laid around.
    public init(now: Date) {
        today = Berlin.day(of: now)
    }

    public func places(matching query: String, limit: Int) async throws -> [Place] {
        let text = query.asDisplayText.foldedWithUmlautsWrittenOut
        guard !text.isEmpty else { return [] }
        let found = PreviewData.places.filter { place in
            place.name.foldedWithUmlautsWrittenOut.contains(text) || place.name.foldedToBaseLetters.contains(text)
        }
        return Array(found.prefix(max(limit, 0)))
    }

    public func districts(of place: Place.ID) async throws -> [District] {
        guard PreviewData.places.contains(where: { $0.id == place }) else { throw APIError(.addressGone) }
        return PreviewData.districts[place] ?? [District(id: place + "-1", name: "Gesamtes Gebiet")]
    }

    public func wasteTypes(of district: District.ID) async throws -> [WasteType] {
        PreviewData.wasteTypes
    }

    public func pickups(
        of district: District.ID,
        from first: CalendarDay,
        to last: CalendarDay
    ) async throws -> [Pickup] {
        PreviewData.pickups(around: today).filter { $0.day >= first && $0.day <= last }
    }
}
