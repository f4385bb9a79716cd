/// The flavour of a build that passes no compilation condition.
///
/// SwiftPM's native build system doesn't tell the configuration; but it sets `DEBUG` in debug builds, as its build
/// system swiftbuild does. So that a release build is of one flavour with both, the compiler decides by that with both.
struct ImpliedFlavour: Sendable {
    /// Each with the condition under which it holds, if it doesn't always.
    let choices: [(condition: String?, choice: FlavourChoice)]

    init(of build: Build, in schema: Schema) {
        let debug = FlavourChoice(ofConfiguration: "Debug", in: schema)
        let release = FlavourChoice(ofConfiguration: "Release", in: schema)
        let name = build.configuration.map { ConfigurationName($0) }
        if let name, !build.isSwiftPM || !name.isStandard {
            let choice = FlavourChoice(ofConfiguration: name.text, isArchive: build.isArchive, in: schema)
            choices = [(nil, choice)]
        } else if debug == release || name?.isSame(as: "Debug") == true {
            choices = [(nil, debug)]
        } else {
            choices = [("!DEBUG", release), ("DEBUG", debug)]
        }
    }
}
