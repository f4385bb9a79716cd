import Foundation
import Testing

@testable import TonnentickerCore

/// The rules for the file's editors.
struct GuideFileTests {
    private struct File: Decodable {
        struct Item: Decodable {
            let item: String
            let synonyms: [String]
        }

        let bins: [String: String]
        let items: [Item]
        let strangers: [String]
    }

    private let file: File
    private let items: [GuideItem]

    init() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/TonnentickerCore/Guide/abfall-abc.json")
        file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        items = try BundledGuide.items
    }

    @Test("knows at least 450 items by 1,500 names")
    func size() {
        #expect(items.count >= 450)
        #expect(items.reduce(0) { $0 + 1 + $1.synonyms.count } >= 1_500)
    }

    @Test("lists items, their synonyms and strangers in alphabetical order")
    func order() {
        func isSorted(_ names: [String]) -> Bool {
            let keys = names.map { [$0.foldedToBaseLetters, $0] }
            return zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }
        }
        #expect(isSorted(file.items.map(\.item)))
        #expect(isSorted(file.strangers))
        for item in file.items { #expect(isSorted(item.synonyms), "\(item.item)") }
    }

    @Test("contains each name once, whatever the spelling")
    func uniqueNames() {
        var owners: [[UInt8]: String] = [:]
        for item in items {
            for name in [item.name] + item.synonyms.filter({ !$0.hasSuffix("-") }) {
                let owner = owners.updateValue(item.name, forKey: GuideText(name).units)
                #expect(owner == nil, "\(name): \(item.name), \(owner ?? "")")
            }
        }
        for stranger in file.strangers {
            #expect(owners.updateValue("strangers", forKey: GuideText(stranger).units) == nil, "\(stranger)")
        }
    }

    @Test("names the bins as the client does, and only alternatives that differ from an item's bin")
    func bins() {
        #expect(file.bins == Dictionary(uniqueKeysWithValues: GuideBin.allCases.map { ($0.rawValue, $0.name) }))
        for item in items {
            #expect(Set([item.bin] + item.alternatives).count == 1 + item.alternatives.count, "\(item.name)")
        }
    }

    @Test("never has a kind with a single item")
    func kinds() {
        let members = Dictionary(grouping: items) { $0.kind ?? $0.baseName }
        for item in items { #expect(item.kind.map { members[$0, default: []].count > 1 } ?? true, "\(item.name)") }
    }

    @Test("gives each item a hint: a short German sentence that addresses the reader as a friend")
    func hints() {
        for item in items {
            let hint = item.hint
            #expect((8...100).contains(hint.count), "\(item.name): \(hint)")
            #expect(
                hint.first?.isUppercase == true && hint.hasSuffix(".") && !hint.contains("  "), "\(item.name): \(hint)")
            let words = hint.split { !$0.isLetter }.dropFirst()
            #expect(!words.contains { ["Sie", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihnen"].contains($0) }, "\(hint)")
        }
    }

    @Test("finds each item by each of its names")
    func findsItself() {
        let index = GuideIndex(items, strangers: file.strangers)
        for (number, item) in items.enumerated() {
            for name in [item.name, item.baseName] + item.synonyms.filter({ !$0.hasSuffix("-") }) {
                #expect(index.meaning(ofName: GuideText(name).units)?.items.contains(number) == true, "\(name)")
            }
        }
    }
}
