import TonnentickerCore

extension Benchmark {
    /// What somebody may type, letter by letter, with and without errors.
    private static let typed = [
        "pizzakarton", "gluehbirne", "Joghurtbehcer", "alte zeitung", "qqqqqqq", "der große gelbe Sack",
    ].flatMap { word in
        word.indices.map { String(word[...$0]) }
    }

    static let guide = [
        Benchmark(
            "guide: the slowest keystroke among 184 items", against: "lowercasing all names", target: .time(0.0002)
        ) { _ in
            keystroke(in: try WasteGuide.bundled().sections.flatMap(\.items))
        },
        Benchmark(
            "guide: the slowest keystroke among 20,000 items", size: 20_000, against: "lowercasing all names",
            target: .time(0.005)
        ) { size in
            let items = try WasteGuide.bundled().sections.flatMap(\.items)
            return keystroke(in: (0..<size).map { items[$0 % items.count].numbered($0 / items.count) })
        },
    ]

    /// The slowest of all keystrokes, found beforehand.
    private static func keystroke(in items: [GuideItem]) -> Comparison {
        let guide = WasteGuide(items: items)
        let times = typed.map { text in
            (0..<5).map { _ in
                let start = Usage.now.time
                _ = guide.search(text)
                return Usage.now.time - start
            }.min() ?? 0
        }
        let slowest = zip(typed, times).max { $0.1 < $1.1 }?.0 ?? ""
        return Comparison(
            measured: { guide.search(slowest).count },
            yardstick: { items.reduce(0) { $0 + $1.name.lowercased().utf8.count } })
    }
}

extension GuideItem {
    /// The same under another name.
    fileprivate func numbered(_ number: Int) -> GuideItem {
        GuideItem(
            name: number == 0 ? name : "\(name) \(number)",
            synonyms: synonyms,
            bin: bin,
            alternatives: alternatives,
            hint: hint,
            isRegional: isRegional
        )
    }
}
