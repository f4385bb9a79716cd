import Foundation

/// The content of the Abfall-ABC's JSON file.
private struct GuideFile: Decodable {
    struct Item: Decodable {
        let item: String
        let synonyms: [String]
        let bin: GuideBin
        let alternatives: [GuideBin]
        let hint: String
        let regional: Bool
        let kind: String?
    }

    let items: [Item]
    let strangers: [String]?
}

/// The reason why the Abfall-ABC is unreadable; the app bundle is broken.
public struct WasteGuideError: Error, Hashable, Sendable {
    /// The cause, for logs only.
    public let reason: String
}

extension WasteGuide {
    /// Loads the guide that ships with the app.
    public static func bundled() throws(WasteGuideError) -> WasteGuide {
        try bundled(in: .module)
    }

    static func bundled(in bundle: Bundle) throws(WasteGuideError) -> WasteGuide {
        let name = "abfall-abc"
        guard let file = bundle.url(forResource: name, withExtension: "json") else {
            throw WasteGuideError(reason: "\(name).json is missing among the resources")
        }
        do {
            return try WasteGuide(json: Data(contentsOf: file))
        } catch {
            throw WasteGuideError(reason: "\(name).json: \(error)")
        }
    }

    init(json: Data) throws {
        let file = try JSONDecoder().decode(GuideFile.self, from: json)
        self.init(
            items: file.items.map {
                GuideItem(
                    name: $0.item,
                    synonyms: $0.synonyms,
                    bin: $0.bin,
                    alternatives: $0.alternatives,
                    hint: $0.hint,
                    isRegional: $0.regional,
                    kind: $0.kind
                )
            },
            strangers: file.strangers ?? []
        )
    }
}
