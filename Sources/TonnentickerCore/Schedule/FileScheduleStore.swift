public import Foundation

/// A store of snapshots in a JSON file for each flavour: `schedule-local.json`.
///
/// Snapshots are found by the names of the address, because after an import an id may belong to another place.
public struct FileScheduleStore: ScheduleStore {
    /// How many addresses are remembered; older ones are forgotten.
    static let capacity = 8

    private let file: VersionedFile<Copies>

    /// - Parameters:
    ///   - folder: The folder of the file, created if missing.
    ///   - flavour: The flavour whose dates are stored; each has its own file.
    public init(folder: URL, flavour: AppEnvironment.Flavour) {
        file = VersionedFile(url: folder.appending(path: "schedule-\(flavour.rawValue).json"), version: 1)
    }

    public func snapshot(of address: Address) throws(StorageError) -> ScheduleSnapshot? {
        try file.read().content?.copies.first { $0.address.hasSameNames(as: address) }
    }

    public func save(_ snapshot: ScheduleSnapshot) throws(StorageError) {
        try file.update { stored in
            let known = stored?.copies ?? []
            let same = known.filter { $0.address.hasSameNames(as: snapshot.address) }
            guard !same.contains(where: { $0.isNewer(than: snapshot) }) else { return Copies(copies: known) }
            let others = known.filter { !$0.address.hasSameNames(as: snapshot.address) }
            return Copies(
                copies: ([snapshot] + others).sorted { $0.fetchedAt > $1.fetchedAt }.prefix(Self.capacity).map(\.self))
        }
    }

    private struct Copies: Codable, Sendable {
        let copies: [ScheduleSnapshot]
    }
}

extension ScheduleSnapshot {
    /// Returns whether this snapshot is newer. One from more than a day ahead was stored under a wrong clock.
    fileprivate func isNewer(than other: ScheduleSnapshot) -> Bool {
        let lead = fetchedAt.timeIntervalSince(other.fetchedAt)
        return lead > 0 && lead < 86_400
    }
}
