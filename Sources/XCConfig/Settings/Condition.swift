/// A condition `[parameter=pattern]`, which holds if one of the parameter's values matches the pattern.
struct Condition: Hashable, Sendable {
    var parameter: String
    var pattern: String

    /// The parameters that Xcode sets and documents.
    static let documentedParameters = ["sdk", "arch", "variant", "config", "target"]
    /// The parameters that Xcode sets for its own files.
    private static let internalParameters: Set = [
        triple, "__platform_filter", "_sdk_build_version", "__host_platform", "__destination_platform",
    ]
    private static let triple = "__normalized_unversioned_triple"

    /// Whether Xcode sets the parameter.
    var isKnown: Bool {
        Self.documentedParameters.contains(parameter) || Self.internalParameters.contains(parameter)
    }

    /// Returns whether one of the values matches. A parameter without values matches only `*`.
    func holds(for values: [String]?) -> Bool {
        guard let values, !values.isEmpty else { return pattern == "*" }
        return values.contains(where: matches)
    }

    /// Returns whether the pattern matches the whole text. `*` matches any characters, `?` matches one, and there are
    /// no escapes. Target triples are compared by meaning, without versions.
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
