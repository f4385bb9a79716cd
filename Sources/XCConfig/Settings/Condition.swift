/// `[parameter=pattern]`: holds if one of the parameter's values matches the pattern.
struct Condition: Hashable, Sendable {
    var parameter: String
    var pattern: String

    /// The parameters that Xcode gives values to and files are meant to use.
    static let documentedParameters = ["sdk", "arch", "variant", "config", "target"]
    /// Those that Xcode's own files use.
    private static let internalParameters: Set = [
        triple, "__platform_filter", "_sdk_build_version", "__host_platform", "__destination_platform",
    ]
    private static let triple = "__normalized_unversioned_triple"

    /// Whether Xcode ever gives the parameter a value.
    var isKnown: Bool {
        Self.documentedParameters.contains(parameter) || Self.internalParameters.contains(parameter)
    }

    /// A parameter without any value matches `*` alone.
    func holds(for values: [String]?) -> Bool {
        guard let values, !values.isEmpty else { return pattern == "*" }
        return values.contains(where: matches)
    }

    /// Matches the whole of `text`: `*` stands for any characters, `?` for one; there are no escapes. Of a target triple
    /// the meaning is compared instead, without versions.
    func matches(_ text: String) -> Bool {
        parameter == Self.triple ? TargetTriple(pattern) == TargetTriple(text) : matchesPattern(text)
    }

    private func matchesPattern(_ text: String) -> Bool {
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
