/// `[parameter=pattern]`: holds if one of the parameter's values matches the pattern.
struct Condition: Hashable, Sendable {
    var parameter: String
    var pattern: String

    /// Parameters that Xcode gives values to.
    static let knownParameters: Set = ["sdk", "arch", "variant", "config", "target"]

    /// A parameter without any value matches `*` alone.
    func holds(for values: [String]?) -> Bool {
        guard let values, !values.isEmpty else { return pattern == "*" }
        return values.contains(where: matches)
    }

    /// Matches the whole of `text`: `*` stands for any characters, `?` for one; there are no escapes.
    func matches(_ text: String) -> Bool {
        let pattern = Array(pattern)
        let text = Array(text)
        var patternIndex = 0
        var textIndex = 0
        var retry: (pattern: Int, text: Int)?
        while textIndex < text.count || patternIndex < pattern.count {
            if patternIndex < pattern.count, pattern[patternIndex] == "*" {
                patternIndex += 1
                retry = (patternIndex, textIndex)
            } else if patternIndex < pattern.count, textIndex < text.count,
                pattern[patternIndex] == "?" || pattern[patternIndex] == text[textIndex]
            {
                patternIndex += 1
                textIndex += 1
            } else if let last = retry, last.text < text.count {
                retry = (last.pattern, last.text + 1)
                (patternIndex, textIndex) = (last.pattern, last.text + 1)
            } else {
                return false
            }
        }
        return true
    }
}
