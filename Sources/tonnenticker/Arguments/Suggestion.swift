extension Verb {
    /// Guesses the verb that a wrong word means: the same word in other case, otherwise the nearest within two edits.
    init?(meantBy word: String) {
        guard let verb = Verb.allCases.nearest(to: word.lowercased(), by: \.rawValue) else { return nil }
        self = verb
    }
}

extension Option {
    /// Guesses the option that a misspelt or English one means.
    init?(meantBy text: String, among options: [Option]) {
        let name = text.prefix { $0 != "=" }.lowercased()
        guard name.hasPrefix("-"), let option = options.nearest(to: name, by: \.rawValue) else { return nil }
        self = option
    }
}

extension Collection {
    /// Returns the element with the nearest name, at most two edits and less than half of the word's letters away.
    fileprivate func nearest(to word: String, by name: (Element) -> String) -> Element? {
        let candidates = map { (element: $0, name: name($0), distance: word.edits(to: name($0))) }
        guard let nearest = candidates.min(by: { $0.distance < $1.distance }),
            nearest.distance <= 2, nearest.distance * 2 < nearest.name.count
        else { return nil }
        return nearest.element
    }
}

extension String {
    /// Returns the number of characters to insert, delete or replace. Source: Wagner and Fischer, 1974.
    fileprivate func edits(to other: String) -> Int {
        let other = Array(other)
        var distances = Array(0...other.count)
        for (row, character) in enumerated() {
            var diagonal = distances[0]
            distances[0] = row + 1
            for column in other.indices {
                let replaced = diagonal + (character == other[column] ? 0 : 1)
                diagonal = distances[column + 1]
                distances[column + 1] = Swift.min(replaced, distances[column] + 1, diagonal + 1)
            }
        }
        return distances[other.count]
    }
}
