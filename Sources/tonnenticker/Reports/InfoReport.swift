import Foundation
import TonnentickerCore

/// What was built: version, flavour, backend and icon.
struct InfoReport: Encodable {
    static let version = "1.0.0"

    let version = Self.version
    let flavour: AppEnvironment.Flavour
    let backend: String
    let icon: Icon

    struct Icon: Encodable {
        let name: String
        let bytes: Int
        /// `nil` where the data is no PNG.
        let width: Int?
        let height: Int?
    }

    init(_ environment: AppEnvironment) {
        flavour = environment.flavour
        backend = environment.baseURL.absoluteString
        let size = environment.appIcon.pixelSize
        icon = Icon(
            name: environment.appIcon.name,
            bytes: environment.appIcon.pngData.count,
            width: size?.width,
            height: size?.height
        )
    }

    func lines(width: Int) -> [String] {
        let size = icon.width.flatMap { width in icon.height.map { "\(width) × \($0) Pixel" } } ?? "kein PNG"
        let rows = [
            ("Version", version), ("Variante", Wording.flavour(flavour)), ("Dienst", backend),
            ("App-Icon", "\(icon.name), \(icon.bytes) Bytes, \(size)"),
        ]
        return LabelledRows(rows: rows, width: width).lines
    }
}
