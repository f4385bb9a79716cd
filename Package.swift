// swift-tools-version: 6.2
import PackageDescription

/// CI asks for warnings to be errors. Everywhere else they can't be: SwiftPM silences the warnings of dependencies, and
/// its build system swiftbuild refuses a dependency that says both.
let warnings: [SwiftSetting] =
    Context.environment["TONNENTICKER_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

let strict: [SwiftSetting] =
    warnings + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]

let package = Package(
    name: "better-tonnenticker",
    defaultLocalization: "de",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "XCConfig", targets: ["XCConfig"]),
        .plugin(name: "EnvironmentPlugin", targets: ["EnvironmentPlugin"]),
        .plugin(name: "InjectSecrets", targets: ["InjectSecrets"]),
        .plugin(name: "EnvironmentCommand", targets: ["EnvironmentCommand"]),
        .library(name: "TonnentickerCore", targets: ["TonnentickerCore"]),
        .library(name: "TonnentickerUI", targets: ["TonnentickerUI"]),
        .executable(name: "tonnenticker", targets: ["tonnenticker"]),
    ],
    targets: [
        // Configuration to code.
        .target(name: "XCConfig", swiftSettings: strict),
        .target(name: "EnvironmentGenerator", dependencies: ["XCConfig"], swiftSettings: strict),
        .executableTarget(
            name: "environment-tool", dependencies: ["EnvironmentGenerator", "XCConfig"], swiftSettings: strict),
        .plugin(name: "EnvironmentPlugin", capability: .buildTool(), dependencies: ["environment-tool"]),
        .plugin(
            name: "InjectSecrets",
            capability: .command(
                intent: .custom(
                    verb: "inject-secrets", description: "Writes Secrets.xcconfig from variables of the environment."),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes the secrets to Configurations/Secrets.xcconfig.")
                ]),
            dependencies: ["environment-tool"]),
        .plugin(
            name: "EnvironmentCommand",
            capability: .command(
                intent: .custom(
                    verb: "environment", description: "Explains, checks and evaluates the configuration files.")),
            dependencies: ["environment-tool"]),

        // The client.
        .target(
            name: "TonnentickerCore",
            // Links to the package's folders: SwiftPM runs the plugin again when a name in them changes.
            exclude: ["Assets", "Configurations"],
            resources: [.process("Guide/abfall-abc.json"), .copy("PrivacyInfo.xcprivacy")],
            swiftSettings: strict,
            plugins: ["EnvironmentPlugin"]),
        .target(name: "TonnentickerUI", dependencies: ["TonnentickerCore"], swiftSettings: strict),
        .executableTarget(name: "tonnenticker", dependencies: ["TonnentickerCore"], swiftSettings: strict),

        // How fast both are: swift run -c release benchmarks
        .executableTarget(
            name: "benchmarks", dependencies: ["XCConfig", "TonnentickerCore", "environment-tool"],
            swiftSettings: strict),

        .testTarget(
            name: "XCConfigTests", dependencies: ["XCConfig"], resources: [.process("Resources")],
            swiftSettings: strict),
        .testTarget(
            name: "EnvironmentGeneratorTests",
            dependencies: ["EnvironmentGenerator", "XCConfig", "environment-tool", "TestSupport"],
            exclude: ["Support/check_json_schema.py"], swiftSettings: strict),
        .target(
            name: "TestSupport", path: "Tests/TestSupport", exclude: ["pseudo_terminal.py"], swiftSettings: strict),
        .testTarget(
            name: "TonnentickerCoreTests", dependencies: ["TonnentickerCore", "TestSupport"],
            exclude: ["Reminders/check_calendar.py"],
            resources: [
                .copy("Bins/waste-type-names.json"), .copy("Guide/everyday-words.txt"), .copy("Guide/strangers.txt"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "tonnentickerTests", dependencies: ["tonnenticker", "TonnentickerCore", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "benchmarksTests", dependencies: ["benchmarks"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
