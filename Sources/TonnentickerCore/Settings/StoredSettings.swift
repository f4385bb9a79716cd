import Foundation

/// The settings as they stand in a file.
struct StoredSettings: Codable {
    /// Raised when an older app could no longer make sense of the file.
    static let currentVersion = 1

    struct Fault: Error {
        let cause: KeptAside.Cause
    }

    private let version: Int
    private let address: Address?

    static func encode(_ settings: Settings) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(StoredSettings(version: currentVersion, address: settings.address))
    }

    static func decode(_ data: Data) -> Result<Settings, Fault> {
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data), header.version >= 1 else {
            return .failure(Fault(cause: .damaged))
        }
        guard header.version <= currentVersion else { return .failure(Fault(cause: .newerVersion)) }
        guard let stored = try? decoder.decode(StoredSettings.self, from: data) else {
            return .failure(Fault(cause: .damaged))
        }
        return .success(Settings(address: stored.address))
    }

    private struct Header: Decodable {
        let version: Int
    }
}
