import Testing

/// The build systems of SwiftPM.
enum BuildSystem: String, CaseIterable, CustomTestStringConvertible {
    case native, swiftbuild

    var testDescription: String { rawValue }
}
