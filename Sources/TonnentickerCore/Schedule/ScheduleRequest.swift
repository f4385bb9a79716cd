import Foundation

/// A request for everything about an address.
struct ScheduleRequest: Sendable {
    let api: any TonnentickerAPI
    let now: Date

    /// Loads the dates of the address. If the backend doesn't know its ids or has given them to another address, looks
    /// up the present ids first. Throws as `TonnentickerAPI` does.
    ///
    /// - Parameter earlier: What is already known about the address.
    func snapshot(of address: Address, after earlier: ScheduleSnapshot?) async throws -> ScheduleSnapshot {
        let response: Result<ScheduleSnapshot, APIError>
        do {
            response = .success(try await fetch(address))
        } catch let error as APIError where error.reason == .addressGone {
            response = .failure(error)
        }
        if case .success(let snapshot) = response, snapshot.isPlausible(after: earlier) { return snapshot }
        guard let renewed = try await AddressRenewal(api: api).address(like: address) else {
            throw APIError(.addressGone, detail: "the names of the address lead to no district, or to several")
        }
        return renewed == address ? try response.get() : try await fetch(renewed)
    }

    private func fetch(_ address: Address) async throws -> ScheduleSnapshot {
        let today = Berlin.day(of: now)
        async let wasteTypes = api.wasteTypes(of: address.district.id)
        async let pickups = api.pickups(of: address.district.id, from: today, to: Schedule.lastDay(from: today))
        return ScheduleSnapshot(
            address: address,
            wasteTypes: try await wasteTypes,
            pickups: try await pickups,
            fetchedAt: now
        )
    }
}
