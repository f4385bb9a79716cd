import Foundation
import PackagePlugin

/// The arguments of a command, with the place of the configuration instead of the target: in the target's folder and
/// then in the package's, or without a target in the package's folder and then in those of its targets.
func argumentsNamingConfigurations(of package: Package, _ arguments: [String]) throws -> [String] {
    // The extractor would take it for the name of no target.
    if arguments.last == "--target" {
        Diagnostics.error("--target needs a value; --help says more")
        exit(2)
    }
    var extractor = ArgumentExtractor(arguments)
    let root = package.directoryURL
    let directories =
        if let name = extractor.extractOption(named: "target").last {
            try package.targets(named: [name]).map(\.directoryURL) + [root]
        } else {
            [root] + package.targets.map(\.directoryURL)
        }
    let configurations = directories.map { $0.appending(path: "Configurations").path(percentEncoded: false) }
    return configurations.flatMap { ["--configurations", $0] } + ["--package", root.path(percentEncoded: false)]
        + extractor.remainingArguments
}
