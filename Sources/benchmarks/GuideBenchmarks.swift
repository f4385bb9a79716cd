import TonnentickerCore

extension Benchmark {
    /// The texts that a user may type, letter by letter: names, compounds, typing errors, several words, unknown words.
    private static let typed = [
        "pizzakarton", "gluehbirne", "Joghurtbehcer", "alte zeitung", "qqqqqqq", "der große gelbe Sack",
        "Schreibtischstuhlrollen", "schwarze Schleifmaschine ohne Stecker", "Kindergeburtstagsservietten",
    ].flatMap { word in
        word.indices.map { String(word[...$0]) }
    }

    static let guide = [
        Benchmark("guide: reading the built-in one", against: "lowercasing all names", target: .time(0.1)) { _ in
            let items = try WasteGuide.bundled().sections.flatMap(\.items)
            return Comparison(
                measured: { try WasteGuide.bundled().sections.count },
                yardstick: { items.reduce(0) { $0 + $1.name.lowercased().utf8.count } })
        },
        Benchmark(
            "guide: the slowest keystroke in the built-in one", against: "lowercasing all names", target: .time(0.0002)
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

    /// Finds the slowest keystroke, and compares it with the yardstick.
    private static func keystroke(in items: [GuideItem]) -> Comparison {
        let guide = WasteGuide(items: items)
        let times = typed.map { text in
            (0..<5).map { _ in
                let start = Usage.now.time
                _ = guide.suggestions(for: text)
                return Usage.now.time - start
            }.min() ?? 0
        }
        let slowest = zip(typed, times).max { $0.1 < $1.1 }?.0 ?? ""
        return Comparison(
            measured: { guide.suggestions(for: slowest).count },
            yardstick: { items.reduce(0) { $0 + $1.name.lowercased().utf8.count } })
    }
}

extension GuideItem {
    /// Returns the item with a number in its name.
    fileprivate func numbered(_ number: Int) -> GuideItem {
        GuideItem(
            name: number == 0 ? name : "\(name) \(number)",
            synonyms: synonyms,
            bin: bin,
            alternatives: alternatives,
            hint: hint,
            isRegional: isRegional,
            kind: kind
        )
    }
}
