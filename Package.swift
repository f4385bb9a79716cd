// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "better-tonnenticker",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "XCConfig", targets: ["XCConfig"])
    ],
    targets: [
        .target(name: "XCConfig", swiftSettings: strict),
        .testTarget(
            name: "XCConfigTests", dependencies: ["XCConfig"], resources: [.process("Resources")],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
