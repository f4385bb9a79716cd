import XCConfig

/// An image of an icon set, as `Contents.json` lists it.
struct IconImage {
    var file: String
    /// Width and height; `nil` if the size is none.
    var pixels: Int?
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
        pixels = Self.pixels(ofSize: json.member("size")?.text, scale: json.member("scale")?.text)
        let isVariant =
            if case .array(let appearances)? = json.member("appearances")?.value { !appearances.isEmpty } else { false }
        isDefault = !isVariant && json.member("idiom")?.text != "mac"
    }

    /// Of "60x60" at "2x", 120. Without a scale it is 1, and without a size that of the App Store.
    private static func pixels(ofSize size: String?, scale: String?) -> Int? {
        guard let size else { return IconCatalog.storeSize }
        let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, sides[0] == sides[1], let side = sides[0],
            let scale = Double((scale ?? "1x").prefix { $0 != "x" }),
            let pixels = Int(exactly: (side * scale).rounded()),
            pixels > 0
        else { return nil }
        return pixels
    }
}
