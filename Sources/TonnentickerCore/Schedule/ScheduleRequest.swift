import Foundation

/// Asks the backend for all that is known of an address.
struct ScheduleRequest: Sendable {
    let api: any TonnentickerAPI
    let now: Date

    /// The dates of the address, or of the same address under its present ids where the backend knows nothing of the
    /// ones it has, or gave them to another. Throws as `TonnentickerAPI` does.
    ///
    /// - Parameter earlier: What is known of the address.
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
