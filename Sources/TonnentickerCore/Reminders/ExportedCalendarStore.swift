public import Foundation

/// Remembers what was exported, in a JSON file, one a flavour: `calendar-local.json`.
public struct ExportedCalendarStore: Sendable {
    private struct Exports: Codable, Sendable {
        struct Export: Codable, Sendable {
            let address: Address
            let calendar: ExportedCalendar
        }

        /// The latest first.
        let exports: [Export]
    }

    /// How many addresses are remembered: the latest.
    static let capacity = 8

    private let file: VersionedFile<Exports>

    /// - Parameters:
    ///   - folder: made when missing.
    ///   - flavour: whose exports are remembered; each has its own file.
    public init(folder: URL, flavour: AppEnvironment.Flavour) {
        file = VersionedFile(url: folder.appending(path: "calendar-\(flavour.rawValue).json"), version: 1)
    }

    /// What was exported of an address, which is known again by its names; nothing where none is remembered.
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
