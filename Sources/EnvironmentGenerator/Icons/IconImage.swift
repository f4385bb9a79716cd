import XCConfig

/// An image of an icon set, as `Contents.json` lists it.
struct IconImage {
    var file: String
    /// Width and height.
    var pixels: Int
    /// Whether it is an image of iOS for the light appearance; those for the dark and the tinted one, and those for the
    /// Mac, may be transparent.
    var isDefault: Bool

    /// The entries of `images` that have a file.
    static func listed(in path: String, files: some FileSource) throws(UnusableConfiguration) -> [IconImage] {
        guard let content = try? files.read(path) else {
            throw UnusableConfiguration(
                .invalidIcon, at: SourceLocation(file: path, line: 1), "the file can't be read; an icon set needs it")
        }
        let json: LocatedJSON
        do {
            json = try LocatedJSON.parse(content, file: path, rule: .invalidIcon)
        } catch {
            throw UnusableConfiguration(findings: [error])
        }
        guard let images = json.member("images"), case .array(let entries) = images.value else {
            throw UnusableConfiguration(.invalidIcon, at: json.location, #""images" is missing"#)
        }
        return entries.compactMap(IconImage.init)
    }

    private init?(_ json: LocatedJSON) {
        guard let file = json.member("filename")?.text else { return nil }
        self.file = file
        // "60x60" at "2x"; a single size needs no scale.
        let points = json.member("size")?.text.flatMap { Double($0.prefix { $0 != "x" }) }
        let scale = json.member("scale")?.text.flatMap { Double($0.prefix { $0 != "x" }) }
        pixels = points.flatMap { Int(exactly: ($0 * (scale ?? 1)).rounded()) } ?? IconCatalog.storeSize
        let isVariant =
            if case .array(let appearances)? = json.member("appearances")?.value { !appearances.isEmpty } else { false }
        isDefault = !isVariant && json.member("idiom")?.text != "mac"
    }
}
