package import XCConfig

/// The findings of the generator.
extension Diagnostic.Rule {
    package static let malformedSchema = Self("malformed-schema", isLint: true)
    package static let unclearFlavour = Self("unclear-flavour", isLint: true)
    package static let unusedFile = Self("unused-file", isLint: true)
    package static let missingFile = Self("missing-file", isLint: true)
    package static let missingValue = Self("missing-value", isLint: true)
    package static let unusedValue = Self("unused-value", isLint: true)
    package static let unfilledValue = Self("unfilled-value", isLint: true)
    package static let invalidValue = Self("invalid-value", isLint: true)
    package static let invalidIcon = Self("invalid-icon", isLint: true)
    /// A secret with more in it than was probably meant.
    package static let suspiciousSecret = Self("suspicious-secret", isLint: true)
    /// A `\` that ends a secret and its line.
    package static let wordCutAtLineEnd = Self("word-cut-at-line-end", isLint: true)
    package static let includedSecrets = Self("included-secrets", isLint: true)
    package static let leak = Self("leak", isLint: true)
    package static let xcodeCloud = Self("xcode-cloud", isLint: true)
}
