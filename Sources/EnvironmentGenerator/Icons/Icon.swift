import XCConfig

/// A flavour's app icon.
package struct Icon: Hashable, Sendable {
    package var name: String
    package var file: String
    package var png: [UInt8]
}

/// An asset catalogue (`.xcassets`) with icon sets (`.appiconset`).
struct IconCatalog {
    /// Width and height that the App Store asks for, in pixels.
    static let size = 1_024

    let directory: String
    let source: ConfigurationSource

    /// The marketing icon of a set, checked.
    func icon(named name: String, at place: SourceLocation) throws(UnusableConfiguration) -> Icon {
        let set = directory + "/" + name + ".appiconset"
        guard source.files.exists(set) else {
            let names = source.files.names(in: directory).filter { $0.hasSuffix(".appiconset") }
                .map { String($0.dropLast(".appiconset".count)) }
            let nearest = NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
            let remedy = nearest ?? "it has " + (names.isEmpty ? "none" : names.joined(separator: ", "))
            throw UnusableConfiguration(findings: [
                Diagnostic(
                    .error, .invalidIcon, at: place,
                    "\(source.shown(directory)) has no icon set '\(name)'; \(remedy)")
            ])
        }
        let contents = set + "/Contents.json"
        let files = try listedFiles(in: contents)
        var findings: [Diagnostic] = []
        let present = source.files.names(in: set).filter { $0 != "Contents.json" }
        for file in Set(files).subtracting(present).sorted() {
            findings.append(finding(contents, "'\(file)' is listed and not there; add it or take the entry out"))
        }
        for file in Set(present).subtracting(files).sorted() where file.hasSuffix(".png") {
            findings.append(finding(set + "/" + file, "Contents.json does not list this file; list it or delete it"))
        }
        var icon: Icon?
        for file in files where present.contains(file) {
            let path = set + "/" + file
            do {
                let png = try source.files.read(path)
                findings += PNG.faults(of: png, size: Self.size).map { finding(path, $0) }
                icon = icon ?? Icon(name: name, file: path, png: png)
            } catch {
                findings.append(finding(path, "the file can't be read: \(error.reason)"))
            }
        }
        guard findings.isEmpty, let icon else {
            if findings.isEmpty { findings.append(finding(contents, "no file is listed; list a 1024 × 1024 PNG")) }
            throw UnusableConfiguration(findings: findings)
        }
        return icon
    }

    /// The `filename` of each entry of `images`.
    private func listedFiles(in path: String) throws(UnusableConfiguration) -> [String] {
        do {
            let json = try LocatedJSON.parse(source.files.read(path), file: path)
            guard case .object(let members) = json.value,
                case .array(let images)? = members.first(where: { $0.name == "images" })?.value.value
            else {
                throw Diagnostic(.error, .invalidIcon, at: json.location, "\"images\" is missing")
            }
            return images.compactMap { image in
                guard case .object(let members) = image.value,
                    case .string(let name)? = members.first(where: { $0.name == "filename" })?.value.value
                else { return nil }
                return name
            }
        } catch let error as Diagnostic {
            throw UnusableConfiguration(findings: [error])
        } catch {
            throw UnusableConfiguration(findings: [finding(path, "the file can't be read; an icon set needs it")])
        }
    }

    private func finding(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(.error, .invalidIcon, at: SourceLocation(file: path, line: 1), message)
    }
}
