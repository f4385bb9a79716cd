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

    /// - Throws: `FileFailure`; the files before it are written.
    package func write() throws(FileFailure) -> [Step] {
        var steps: [Step] = []
        let folder = package + "/Configurations"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if names.contains(where: { $0.hasSuffix(".xcconfig") || $0 == "Environment.json" }) {
            steps.append(Step(path: "Configurations", outcome: "has a configuration already, kept"))
        } else {
            for (name, text) in Self.files {
                let isWritten = try write(text, to: folder + "/" + name)
                steps.append(Step(path: "Configurations/" + name, outcome: isWritten ? "written" : "kept"))
            }
        }
        steps.append(try ignoreSecrets())
        steps.append(try linkTarget())
        return steps
    }

    /// - Returns: Whether there was no such file.
    private func write(_ text: String, to path: String) throws(FileFailure) -> Bool {
        guard !exists(path) else { return false }
        try OutputFile.write(Array(text.utf8), to: path)
        return true
    }

    private func ignoreSecrets() throws(FileFailure) -> Step {
        let path = package + "/.gitignore"
        let old = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let name = "Secrets.xcconfig"
        if old.split(whereSeparator: \.isNewline).contains(where: { $0.trimmingCharacters(in: .whitespaces) == name }) {
            return Step(path: ".gitignore", outcome: "ignores \(name) already, kept")
        }
        let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
        try OutputFile.write(Array((start + name + "\n").utf8), to: path)
        return Step(path: ".gitignore", outcome: "ignores \(name)")
    }

    /// Builds notice every change behind a link in the target, but not every one in the package's folder.
    private func linkTarget() throws(FileFailure) -> Step {
        let link = targetDirectory + "/Configurations"
        let shown = link.hasPrefix(package + "/") ? String(link.dropFirst(package.count + 1)) : link
        guard !exists(link) else { return Step(path: shown, outcome: "is there already, kept") }
        let depth = shown.split(separator: "/").count - 1
        let destination = String(repeating: "../", count: depth) + "Configurations"
        do {
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        } catch {
            throw FileFailure(path: link, reason: error.localizedDescription)
        }
        return Step(path: shown, outcome: "linked to \(destination)")
    }

    /// Also true of a link to nowhere.
    private func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    private static let files = [
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
