import Foundation
import TonnentickerCore

/// What was built: flavour, backend and icon.
struct InfoReport {
    let environment: AppEnvironment

    var lines: [String] {
        [
            "Variante   \(environment.flavour.rawValue)",
            "Dienst     \(environment.baseURL.absoluteString)",
            "App-Icon   \(environment.appIcon.name), \(size)",
        ]
    }

    private var size: String {
        let bytes = "\(environment.appIcon.pngData.count) Bytes"
        guard let pixels = environment.appIcon.pixelSize else { return "\(bytes), kein PNG" }
        return "\(bytes), \(pixels.width) × \(pixels.height) Pixel"
    }
}
