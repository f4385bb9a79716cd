// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because these tests build the packages around it again and again, which takes minutes.
let package = Package(
    name: "IntegrationTests",
    platforms: [.macOS(.v14)],
    targets: [.testTarget(name: "IntegrationTests", path: "Tests")],
    swiftLanguageModes: [.v6]
)
