import Foundation
import TonnentickerCore

/// The facts about the build: version, flavour, backend and icon.
struct InfoReport: Encodable {
    let version = Tonnenticker.version
    let flavour: AppEnvironment.Flavour
    let backend: String
    let icon: Icon

    struct Icon: Encodable {
        let name: String
        let bytes: Int
        /// The width in pixels; `nil` if the data isn't a PNG.
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
}
