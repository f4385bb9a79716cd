import Foundation

/// The first files of a package that starts to use the plugins: three flavours, an example of the secrets, a line in
/// `.gitignore`, and a link in the target. What is there stays as it is.
package struct StarterFiles {
    /// What became of a file.
    package struct Step: Hashable, Sendable {
        package var path: String
        package var outcome: String
    }

    private let package: String
    private let targetDirectory: String

    /// - Parameters:
    ///   - package: The package's folder.
    ///   - targetDirectory: The folder of the target that gets the generated source.
    package init(package: String, targetDirectory: String) {
        self.package = package
        self.targetDirectory = targetDirectory
    }

    /// Whether the configuration is the starter's, not one that was there before.
    package var isWhole: Bool { Self.files.allSatisfy { content(of: folder + "/" + $0.name) == Array($0.text.utf8) } }

    /// What a run that was interrupted left out is written by the next one.
    ///
    /// - Throws: `FileFailure`; the files before it are written.
    package func write() throws(FileFailure) -> [Step] {
        var steps: [Step] = []
        if let owner = [link, folder].first(where: hasOtherConfiguration) {
            steps.append(Step(path: shown(owner), outcome: "has a configuration already, kept"))
        } else {
            for (name, text) in Self.files {
                let isWritten = try write(text, to: folder + "/" + name)
                steps.append(
                    Step(path: "Configurations/" + name, outcome: isWritten ? "written" : "is there already, kept"))
            }
        }
        steps.append(try ignoreSecrets())
        if let step = try linkTarget() { steps.append(step) }
        return steps
    }

    private var folder: String { package + "/Configurations" }
    private var link: String { targetDirectory + "/Configurations" }

    private func shown(_ path: String) -> String {
        path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }

    /// Whether a folder holds more than an interrupted run leaves.
    private func hasOtherConfiguration(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcconfig") || $0 == "Environment.json" }.contains { name in
            let text = Self.files.first { $0.name == name }?.text
            return content(of: folder + "/" + name) != text.map { Array($0.utf8) }
        }
    }

    private func content(of path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map(Array.init) }

    /// - Returns: Whether there was no such file.
    private func write(_ text: String, to path: String) throws(FileFailure) -> Bool {
        guard !exists(path) else { return false }
        try OutputFile.write(Array(text.utf8), to: path)
        return true
    }

    private func ignoreSecrets() throws(FileFailure) -> Step {
        let path = package + "/.gitignore"
        let name = "Secrets.xcconfig"
        let old = content(of: path)
        guard old != nil || !exists(path) else { throw FileFailure(path: path, reason: "the file can't be read") }
        let bytes = old ?? []
        let lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        if lines.contains(where: { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) == name }) {
            return Step(path: ".gitignore", outcome: "ignores \(name) already, kept")
        }
        let lineEnd: [UInt8] = bytes.isEmpty || bytes.last == 0x0A ? [] : [0x0A]
        try OutputFile.write(bytes + lineEnd + Array((name + "\n").utf8), to: path)
        return Step(path: ".gitignore", outcome: "ignores \(name) now")
    }

    /// Builds notice every change behind a link in the target, but not every one in the package's folder.
    ///
    /// - Returns: Nothing for a target whose folder is the package's.
    private func linkTarget() throws(FileFailure) -> Step? {
        guard link != folder else { return nil }
        let name = shown(link)
        guard !exists(link) else {
            let isSame =
                URL(filePath: link).resolvingSymlinksInPath() == URL(filePath: folder).resolvingSymlinksInPath()
            return Step(
                path: name,
                outcome: "is there already, kept" + (isSame ? "" : "; this target reads it, not Configurations"))
        }
        let depth = name.split(separator: "/").count - 1
        let destination = String(repeating: "../", count: depth) + "Configurations"
        do {
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        } catch {
            throw FileFailure(path: link, reason: error.localizedDescription)
        }
        return Step(path: name, outcome: "linked to \(destination)")
    }

    /// Also true of a link to nowhere.
    private func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    private static let files: [(name: String, text: String)] = [
        (
            "Local.xcconfig",
            """
            // A backend on this machine. '//' starts a comment, so an address needs '/$()/'.
            API_BASE_URL = http:/$()/localhost:8080
            API_KEY = local

            """
        ),
        ("Dev.xcconfig", flavour("dev.api.example", key: "API_KEY_DEV")),
        ("Prod.xcconfig", flavour("api.example", key: "API_KEY_PROD")),
        (
            "Secrets.example.xcconfig",
            """
            // Copy to Secrets.xcconfig, which git ignores, and fill in what you have; or set variables of these names.
            // 'swift package --allow-writing-to-package-directory inject-secrets' writes that file from the variables.
            API_KEY =
            API_KEY_DEV =
            API_KEY_PROD =

            """
        ),
    ]

    private static func flavour(_ host: String, key: String) -> String {
        """
        API_BASE_URL = https:/$()/\(host)
        // The flavour's own key, or else the one for all flavours; see Secrets.example.xcconfig.
        API_KEY = $(\(key):default=$(inherited))

        """
    }
}
