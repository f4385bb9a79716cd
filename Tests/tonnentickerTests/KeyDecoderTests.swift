import Testing

@testable import tonnenticker

struct KeyDecoderTests {
    @Test(
        "makes keys of bytes",
        arguments: [
            ("aß€🗑", [.character("a"), .character("ß"), .character("€"), .character("🗑")]), ("\r\n", [.enter, .enter]),
            ("\u{7F}\u{8}", [.backspace, .backspace]), ("\u{15}", [.clear]), ("\u{3}\u{4}", [.cancel, .cancel]),
            ("\u{1B}[Ax\u{1B}OBy\u{1B}[1;5Cz", [.character("x"), .character("y"), .character("z")]), ("\t\u{1}", []),
        ] as [(String, [Key])]
    )
    func decodes(text: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(text.utf8.flatMap { decoder.decode($0) } == keys)
    }

    @Test("leaves out bytes that are no UTF-8")
    func invalid() {
        var decoder = KeyDecoder()
        #expect([0xFF, 0xC3, 0x28, 0x61].flatMap { decoder.decode($0) } == [.character("("), .character("a")])
    }

    /// `nil` for a moment without any byte.
    private func keys(_ bytes: [UInt8?]) -> [Key] {
        var decoder = KeyDecoder()
        return bytes.flatMap { byte -> [Key] in
            guard let byte else {
                decoder.pause()
                return []
            }
            return decoder.decode(byte)
        }
    }

    @Test("leaves out cursor keys, and takes a lone Escape for nothing but itself")
    func escape() {
        #expect(keys([0x1B, 0x5B, 0x41, 0x61]) == [.character("a")])
        #expect(keys([0x1B, 0x61]) == [.character("a")])
        #expect(keys([0x1B, 0x1B, 0x0D]) == [.enter])
        #expect(keys([0x1B, nil, 0x4F, 0x65]) == [.character("O"), .character("e")])
        #expect(keys([0x1B, 0xC3, 0x96]) == [.character("Ö")])
    }
}
