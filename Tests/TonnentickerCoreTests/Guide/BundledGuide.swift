import Foundation
import Testing

@testable import TonnentickerCore

/// The guide that ships with the app, loaded once for all tests.
enum BundledGuide {
    private static let result = Result { try WasteGuide.bundled() }

    static var guide: WasteGuide {
        get throws { try result.get() }
    }

    static var items: [GuideItem] {
        get throws { try guide.sections.flatMap(\.items) }
    }

    /// The lines of a list beside the tests.
    static func lines(of list: String) throws -> [String] {
        let file = try #require(Bundle.module.url(forResource: list, withExtension: "txt"))
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}
