import Foundation
package import XCConfig

/// Where a configuration is read from.
package struct ConfigurationInput: Sendable {
    /// The directory of the `.xcconfig` files.
    package var directory: String
    /// Where a directory of that kind was looked for.
    package var searchedDirectories: [String]
    /// The directory that the catalogue of icons is named from.
    package var packageDirectory: String
    /// Variables of the environment.
    package var variables: [String: String]
    /// The build that is made, if one is.
    package var build: Build
    package var files: any ConfigurationFiles

    package init(
        directory: String, searchedDirectories: [String] = [], packageDirectory: String,
        variables: [String: String] = [:],
        build: Build = Build(), files: any ConfigurationFiles = DiskFiles()
    ) {
        self.directory = directory
        self.searchedDirectories = searchedDirectories.isEmpty ? [directory] : searchedDirectories
        self.packageDirectory = packageDirectory
        self.variables = variables
        self.build = build
        self.files = files
    }

    package var schemaFile: String { directory + "/Environment.json" }
    package var secretsFile: String { directory + "/Secrets.xcconfig" }

    package func file(of flavour: Flavour) -> String { directory + "/" + flavour.fileName }

    /// `path` as a person in the package's directory would write it.
    package func shown(_ path: String) -> String {
        path.hasPrefix(packageDirectory + "/") ? String(path.dropFirst(packageDirectory.count + 1)) : path
    }
}

/// Files that can be listed.
package protocol ConfigurationFiles: FileSource {
    /// The names in a directory, sorted; none if there is no such directory.
    func names(in directory: String) -> [String]
}

extension DiskFiles: ConfigurationFiles {
    package func names(in directory: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    }
}

extension MemoryFiles: ConfigurationFiles {
    package func names(in directory: String) -> [String] {
        let prefix = directory + "/"
        let names = nodes.keys.filter { $0.hasPrefix(prefix) }.map { path in
            String(path.dropFirst(prefix.count).prefix { $0 != "/" })
        }
        return Set(names).sorted()
    }
}
