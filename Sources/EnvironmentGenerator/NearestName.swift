/// Finds the name that was probably meant.
package enum NearestName {
    /// The candidate that takes the fewest edits, if it keeps a character.
    ///
    /// - Parameter share: How many characters of the candidate there are for each edit at least.
    package static func of(_ name: String, in candidates: [String], share: Int = 3) -> String? {
        // Each character too many or too few is an edit.
        let alike = candidates.filter { abs($0.count - name.count) <= max(1, $0.count / share) }
        let distances = alike.map { (candidate: $0, distance: distance(name.lowercased(), $0.lowercased())) }
        guard let best = distances.min(by: { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }),
            best.distance <= max(1, best.candidate.count / share), best.distance < max(name.count, best.candidate.count)
        else { return nil }
        return best.candidate
    }

    /// Insertions, deletions and replacements (Levenshtein).
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let replaced = diagonal + (right[column] == character ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
