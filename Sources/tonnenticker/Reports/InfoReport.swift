import Foundation
import TonnentickerCore

/// What was built: version, flavour, backend and icon.
struct InfoReport: Encodable {
    let version = Tonnenticker.version
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
}
