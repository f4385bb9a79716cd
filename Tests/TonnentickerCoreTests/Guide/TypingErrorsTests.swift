import Testing

@testable import TonnentickerCore

struct TypingErrorsTests {
    @Test("understands a wrong, missing, extra or swapped letter anywhere but at the beginning")
    func oneError() throws {
        for name in try BundledGuide.items.map({ GuideText($0.name).units }) where name.count >= 8 {
            for place in 1..<name.count {
                var wrong = name
                wrong[place] = UInt8(ascii: "q")
                var missing = name
                missing.remove(at: place)
                var extra = name
                extra.insert(UInt8(ascii: "q"), at: place)
                var swapped = name
                if place + 1 < name.count { swapped.swapAt(place, place + 1) }
                for text in [wrong, missing, extra, swapped] where text != name {
                    #expect(errors(of: text, in: name) == 1, "\(String(decoding: text, as: UTF8.self))")
                }
            }
        }
    }

    @Test(
        "counts errors, and allows more in longer words",
        arguments: [
            ("gluhbirne", "gluhbirne", 1), ("glubirnne", "gluhbirne", nil), ("wachmaschiene", "waschmaschine", 2),
            ("wachmaschienn", "waschmaschine", nil), ("glsa", "glas", nil), ("tasen", "tassen", 1),
            ("tafsen", "tassen", nil),
            ("vase", "fase", nil), ("fohn", "foen", nil),
        ] as [(String, String, Int?)]
    )
    func limits(text: String, name: String, expected: Int?) {
        #expect(errors(of: Array(text.utf8), in: Array(name.utf8)) == expected)
    }

    private func errors(of text: [UInt8], in name: [UInt8]) -> Int? {
        var names = GuideNames()
        names.append(name, item: 0, isSynonym: false)
        return names.beginning(with: text[..<1]).first.flatMap {
            TypingErrors(text, .whole).count(in: $0, of: names.units)
        }
    }
}
