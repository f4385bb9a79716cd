import Foundation
import PackagePlugin

/// Tells the tool where the configuration may be: in the target's folder and then in the package's, or without a target
/// in the package's folder and then in those of its targets.
func configurationArguments(_ package: Package, target name: String?) throws -> [String] {
    let root = package.directoryURL
    let directories =
        if let name {
            try package.targets(named: [name]).map(\.directoryURL) + [root]
        } else {
            [root] + package.targets.map(\.directoryURL)
        }
    let configurations = directories.map { $0.appending(path: "Configurations").path(percentEncoded: false) }
    return configurations.flatMap { ["--configurations", $0] } + ["--package", root.path(percentEncoded: false)]
}
