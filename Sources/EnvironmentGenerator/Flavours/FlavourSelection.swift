package import XCConfig

/// How the flavour of a build is found that passes no compilation condition, beside the name of its configuration.
package struct FlavourSelection: Sendable {
    /// The flavours of configurations, under their exact names, case aside.
    package var configurations: [(name: String, flavour: Flavour)] = []
    /// The flavour of a build that names none; `nil` if such a build is an error.
    package var defaultFlavour: Flavour?
    /// The place to change for another choice.
    package var location: SourceLocation
}
