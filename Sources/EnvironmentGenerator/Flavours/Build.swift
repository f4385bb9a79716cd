/// What the build system says about the build that a source is generated for.
package struct Build: Sendable {
    /// The name of the configuration, such as `Debug Dev`; `nil` where the build system says nothing.
    package var configuration: String?
    /// Whether the build is made to be distributed.
    package var isArchive: Bool
    /// Whether it is one of SwiftPM's, which has the configurations `Debug` and `Release` alone.
    package var isSwiftPM: Bool

    /// - Parameter settings: The build settings that the tool sees: Xcode and SwiftPM's build system swiftbuild hand
    ///   them over, SwiftPM's native build system does not.
    package init(settings: [String: String] = [:]) {
        configuration = settings["CONFIGURATION"].flatMap { $0.isEmpty ? nil : $0 }
        isArchive = settings["ACTION"] == "install"
        let isOpenEngine = settings["XCODE_VERSION_ACTUAL"] == Self.versionOfOpenEngine
        isSwiftPM = configuration == nil || isOpenEngine && !isArchive
    }

    /// The placeholder for Xcode's version when its build engine runs without Xcode.
    private static let versionOfOpenEngine = "10989"
}
