import Testing

@testable import tonnenticker

struct KeyDecoderTests {
    @Test(
        "turns bytes into keys",
        arguments: [
            ("a", [.character("a")]), ("🗑", [.character("🗑")]), ("aß€🗑", [.text("aß€🗑")]), ("\r\n", [.enter, .enter]),
            ("verl\r1", [.text("verl"), .enter, .character("1")]), ("\u{7F}\u{8}", [.backspace, .backspace]),
            ("\u{15}", [.clear]), ("\u{3}\u{4}", [.cancel, .cancel]),
            ("\u{1B}[Ax\u{1B}OBy\u{1B}[1;5C\u{1B}[[Az", ["x", "y", "z"].map(Key.character)), ("\t\u{1}", []),
            ("a\u{9B}2J\u{202E}b\u{FEFF}\u{E000}", [.text("a2Jb")]), ("\u{9B}", []),
        ] as [(String, [Key])]
    )
    func decodes(text: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(text.utf8) == keys)
        // Byte by byte, characters arrive one at a time, and pastes and sequences as a whole.
        var slow = KeyDecoder()
        #expect(text.utf8.flatMap { slow.decode([$0]) }.flatMap(\.single) == keys.flatMap(\.single))
    }

    @Test("leaves out bytes that aren't UTF-8")
    func invalid() {
        var decoder = KeyDecoder()
        #expect([0xFF, 0xC3, 0x28, 0x61].flatMap { decoder.decode([$0]) } == [.character("("), .character("a")])
        var whole = KeyDecoder()
        #expect(whole.decode([0xFF, 0xC3, 0x28, 0x61, 0xE2, 0x82]) == [.text("(a")])
        #expect(whole.decode([0xAC]) == [.character("€")])
    }

    /// The bytes, with `nil` for a moment without any.
    private func keys(_ bytes: [UInt8?]) -> [Key] {
        var decoder = KeyDecoder()
        return bytes.flatMap { byte in byte.map { decoder.decode([$0]) } ?? decoder.pause() }
    }

    @Test("ignores cursor keys, and recognizes a lone Escape")
    func escape() {
        #expect(keys([0x1B, 0x5B, 0x41, 0x61]) == [.character("a")])
        #expect(keys([0x1B, 0x61]) == [.character("a")])
        #expect(keys([0x1B, 0x1B, 0x0D]) == [.enter])
        #expect(keys([0x1B, nil, 0x4F, 0x65]) == [.character("O"), .character("e")])
        #expect(keys([0x1B, 0xC3, 0x96]) == [.character("Ö")])
    }

    private static let start = "\u{1B}[200~"
    private static let end = "\u{1B}[201~"

    @Test(
        "treats a paste as one text, whatever it contains",
        arguments: [
            ("\(start)Verl\(end)", [.text("Verl")]), ("\(start)1\(end)2", [.character("1"), .character("2")]),
            ("\(start)\r\nRheda\r\nWiedenbrück\n\(end)\r", [.text("Rheda  Wiedenbrück"), .enter]),
            ("\(start)a\u{3}b\u{1B}[Ac\u{1B}\(end)d", [.text("ab[Ac"), .character("d")]), ("\(start)\(end)", []),
            ("a\(end)b", [.character("a"), .character("b")]), ("\(start)\(start)x\(end)", [.text("[200~x")]),
        ] as [(String, [Key])])
    func paste(text: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(text.utf8) == keys)
        var slow = KeyDecoder()
        #expect(text.utf8.flatMap { slow.decode([$0]) }.flatMap(\.single) == keys.flatMap(\.single))
    }

    @Test("ends a paste whose end is missing after a while, and limits its length")
    func endlessPaste() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\(Self.start)Verl".utf8) == [])
        let pauses = (1...100).map { _ in decoder.pause() }
        #expect(pauses.filter { !$0.isEmpty } == [[.text("Verl")]])
        #expect(decoder.decode("\r".utf8) == [.enter])
        _ = decoder.decode(Self.start.utf8)
        for _ in 1...50 { #expect(decoder.decode(repeatElement(0x61, count: 4096)) == []) }
        #expect(decoder.decode(Self.end.utf8) == [.text(String(repeating: "a", count: 65_536))])
    }
}

extension Key {
    /// The characters of a text as keys.
    fileprivate var single: [Key] {
        guard case .text(let text) = self else { return [self] }
        return text.map(Key.character)
    }
}
