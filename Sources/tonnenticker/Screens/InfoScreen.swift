import Foundation
import TonnentickerCore

/// The facts about the build, one on each line.
struct InfoScreen {
    let environment: AppEnvironment

    func lines(width: Int) -> [String] {
        let icon = environment.appIcon
        let size = icon.pixelSize.map { "\($0.width) × \($0.height) Pixel" } ?? "kein PNG"
        let rows = [
            ("Version", Tonnenticker.version), ("Variante", Wording.flavour(environment.flavour)),
            ("Dienst", environment.baseURL.absoluteString),
            ("App-Icon", "\(icon.name), \(icon.pngData.count) Bytes, \(size)"),
        ]
        return LabelledRows(rows: rows, width: width).lines
    }
}
