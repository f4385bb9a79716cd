// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "SamplePackage",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "better-tonnenticker", path: "../..")],
    targets: [
        .executableTarget(
            name: "Greeter",
            exclude: ["Configurations"],
            plugins: [.plugin(name: "EnvironmentPlugin", package: "better-tonnenticker")]),
        .executableTarget(
            name: "Conventional",
            // A link to the package's Configurations.
            exclude: ["Configurations"],
            plugins: [.plugin(name: "EnvironmentPlugin", package: "better-tonnenticker")]),
    ]
)
