public import Foundation

/// Keeps the dates of an address from one start to the next.
public protocol ScheduleStore: Sendable {
    /// What was kept for an address; `nil` where nothing was or nothing of it is usable.
    func copy(of address: Address) throws(StorageError) -> ScheduleCopy?

    /// Keeps a copy, unless a newer one of the same address is kept already.
    func save(_ copy: ScheduleCopy) throws(StorageError)
}

/// Copies in a JSON file, one a flavour: `schedule-local.json`.
public struct FileScheduleStore: ScheduleStore {
    /// How many addresses are remembered: the latest.
    static let capacity = 8

    private let file: VersionedFile<Copies>

    public init(folder: URL, flavour: AppEnvironment.Flavour) {
        file = VersionedFile(url: folder.appending(path: "schedule-\(flavour.rawValue).json"), version: 1)
    }

    public func copy(of address: Address) throws(StorageError) -> ScheduleCopy? {
        let copies = try file.read().content?.copies ?? []
        return copies.first { $0.address.district.id == address.district.id }
            ?? copies.first { $0.address.hasSameNames(as: address) }
    }

    public func save(_ copy: ScheduleCopy) throws(StorageError) {
        try file.update { stored in
            let known = stored?.copies ?? []
            let same = known.filter { $0.address.isSamePlace(as: copy.address) }
            guard !same.contains(where: { $0.isNewer(than: copy) }) else { return Copies(copies: known) }
            let others = known.filter { !$0.address.isSamePlace(as: copy.address) }
            return Copies(
                copies: ([copy] + others).sorted { $0.fetchedAt > $1.fetchedAt }.prefix(Self.capacity).map(\.self))
        }
    }

    private struct Copies: Codable, Sendable {
        let copies: [ScheduleCopy]
    }
}

extension ScheduleCopy {
    /// Whether another client kept it meanwhile. One from more than a day ahead was kept under a clock that was wrong.
    fileprivate func isNewer(than other: ScheduleCopy) -> Bool {
        let lead = fetchedAt.timeIntervalSince(other.fetchedAt)
        return lead > 0 && lead < 86_400
    }
}

extension Address {
    /// The same place and district by name; ids change when the backend imports new data.
    func hasSameNames(as other: Address) -> Bool {
        place.name == other.place.name && place.county == other.place.county
            && district.name == other.district.name && district.detail == other.district.detail
    }

    fileprivate func isSamePlace(as other: Address) -> Bool {
        district.id == other.district.id || hasSameNames(as: other)
    }
}
