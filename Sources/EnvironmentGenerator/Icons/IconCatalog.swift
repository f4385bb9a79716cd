import XCConfig

/// A flavour's app icon.
package struct Icon: Hashable, Sendable {
    package var name: String
    package var png: [UInt8]
}

/// An asset catalogue (`.xcassets`) with icon sets (`.appiconset`).
struct IconCatalog {
    /// Width and height of the icon that the App Store shows, in pixels.
    static let storeSize = 1_024

    let directory: String
    let input: ConfigurationInput

    var exists: Bool { input.files.exists(directory) }

    /// That there is no such catalogue, and which one was probably meant.
    var absence: String {
        let parts = directory.split(separator: "/", omittingEmptySubsequences: false)
        let siblings = input.files.names(in: parts.dropLast().joined(separator: "/"))
        let nearest = NearestName.of(String(parts[parts.count - 1]), in: siblings)
        return "there is no folder '\(input.shown(directory))'; "
            + (nearest.map { "did you mean '\($0)'?" } ?? "add it, or name another catalogue")
    }

    /// The icon that the App Store shows; every image of its set is checked.
    ///
    /// - Parameter place: Where the set is named.
    func icon(named name: String, at place: SourceLocation) throws(UnusableConfiguration) -> Icon {
        // Asked by name: a disk that ignores case, or a path, would find a set that Xcode doesn't.
        let names = input.files.names(in: directory).filter { $0.hasSuffix(".appiconset") }
            .map { String($0.dropLast(".appiconset".count)) }
        guard names.contains(name) else {
            let nearest = NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
            let remedy = nearest ?? "it has " + (names.isEmpty ? "none" : names.joined(separator: ", "))
            throw UnusableConfiguration(
                .invalidIcon, at: place, "\(input.shown(directory)) has no icon set '\(name)'; \(remedy)")
        }
        let set = directory + "/" + name + ".appiconset"
        let contents = set + "/Contents.json"
        let images = try IconImage.listed(in: contents, files: input.files)
        let present = input.files.names(in: set).filter { $0 != "Contents.json" }
        var findings = missing(images, contents: contents, present: present)
        var icon: Icon?
        for image in images where present.contains(image.file) {
            let path = set + "/" + image.file
            guard let pixels = image.pixels else {
                findings.append(
                    finding(contents, "'\(image.file)' has no size such as 60x60 at the scale 2x; correct its entry"))
                continue
            }
            do {
                let png = try input.files.read(path)
                findings += PNG.faults(of: png, size: pixels, allowsAlpha: !image.isDefault)
                    .map { finding(path, $0) }
                if image.isDefault, pixels == Self.storeSize { icon = icon ?? Icon(name: name, png: png) }
            } catch {
                findings.append(finding(path, "the file can't be read: \(error.reason)"))
            }
        }
        if findings.isEmpty, icon == nil {
            findings.append(
                finding(contents, "no icon of \(Self.storeSize) × \(Self.storeSize) pixels is listed; add one"))
        }
        guard findings.isEmpty, let icon else { throw UnusableConfiguration(findings: findings) }
        return icon
    }

    /// `Contents.json` and the files have to agree, both ways.
    private func missing(_ images: [IconImage], contents: String, present: [String]) -> [Diagnostic] {
        let listed = Set(images.map(\.file))
        let absent = listed.subtracting(present).sorted().map {
            finding(contents, "'\($0)' is listed and not there; add it or take the entry out")
        }
        let unlisted = present.filter { !listed.contains($0) && !$0.hasPrefix(".") }.map {
            finding(directory(of: contents) + $0, "Contents.json does not list this file; list it or delete it")
        }
        return absent + unlisted
    }

    private func directory(of contents: String) -> String {
        String(contents.dropLast("Contents.json".count))
    }

    private func finding(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(.error, .invalidIcon, at: SourceLocation(file: path, line: 1), message)
    }
}
