public import Foundation

/// A store for exported calendars in a JSON file for each flavour: `calendar-local.json`.
public struct ExportedCalendarStore: Sendable {
    private struct Exports: Codable, Sendable {
        struct Export: Codable, Sendable {
            let address: Address
            let calendar: ExportedCalendar
        }

        /// The exports, latest first.
        let exports: [Export]
    }

    /// How many addresses are remembered; older ones are forgotten.
    static let capacity = 8

    private let file: VersionedFile<Exports>

    /// - Parameters:
    ///   - folder: The folder of the file, created if missing.
    ///   - flavour: The flavour whose exports are stored; each has its own file.
    public init(folder: URL, flavour: AppEnvironment.Flavour) {
        file = VersionedFile(url: folder.appending(path: "calendar-\(flavour.rawValue).json"), version: 1)
    }

    /// Returns what was exported for an address, matched by its names; empty if nothing is stored.
    public func calendar(of address: Address) throws(StorageError) -> ExportedCalendar {
        try file.read().content?.exports.first { $0.address.hasSameNames(as: address) }?.calendar ?? .none
    }

    public func save(_ calendar: ExportedCalendar, of address: Address) throws(StorageError) {
        try file.update { stored in
            let others = (stored?.exports ?? []).filter { !$0.address.hasSameNames(as: address) }
            let exports = [Exports.Export(address: address, calendar: calendar)] + others
            return Exports(exports: Array(exports.prefix(Self.capacity)))
        }
    }
}
