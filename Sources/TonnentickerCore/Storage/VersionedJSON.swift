import Foundation

/// JSON whose field `version` names the format of the other fields.
enum VersionedJSON {
    static func encode(_ content: some Encodable, version: Int) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Document(version: version, content: content))
    }

    /// Decodes a format up to `version`; unknown fields are ignored.
    static func decode<Content: Decodable>(
        _ type: Content.Type,
        from data: Data,
        version: Int
    ) -> Result<Content, Unusable> {
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data), header.version >= 1 else {
            return .failure(Unusable(cause: .damaged))
        }
        guard header.version <= version else { return .failure(Unusable(cause: .newerVersion)) }
        guard let content = try? decoder.decode(Content.self, from: data) else {
            return .failure(Unusable(cause: .damaged))
        }
        return .success(content)
    }

    struct Unusable: Error {
        let cause: KeptAside.Cause
    }

    private struct Header: Codable {
        let version: Int
    }

    private struct Document<Content: Encodable>: Encodable {
        let version: Int
        let content: Content

        func encode(to encoder: any Encoder) throws {
            try content.encode(to: encoder)
            try Header(version: version).encode(to: encoder)
        }
    }
}
