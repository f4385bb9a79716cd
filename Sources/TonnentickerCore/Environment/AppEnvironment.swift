public import Foundation

/// The part of the build environment that front ends may see: everything except the key.
public struct AppEnvironment: Sendable {
    /// Which backend the app uses, and how the app presents itself.
    public enum Flavour: String, CaseIterable, Codable, Sendable { case local, dev, prod }

    /// The icon of the flavour.
    public struct AppIcon: Sendable {
        public let name: String
        /// A PNG file of 1024 × 1024 pixels without transparency.
        public let pngData: Data

        /// The width and height in the PNG header; `nil` if the data isn't a PNG.
        public var pixelSize: PixelSize? { PixelSize(pngData: pngData) }
    }

    public let flavour: Flavour
    /// The URL that the paths of the backend's contract are relative to.
    public let baseURL: URL
    public let appIcon: AppIcon

    /// The environment that the build has chosen.
    public static let current = AppEnvironment(Environment.current)

    init(_ environment: Environment) {
        flavour =
            switch environment.flavour {
            case .local: .local
            case .dev: .dev
            case .prod: .prod
            }
        baseURL = environment.baseURL
        appIcon = AppIcon(name: environment.appIcon.name, pngData: environment.appIcon.pngData)
    }

    private init(flavour: Flavour, baseURL: URL, appIcon: AppIcon) {
        self.flavour = flavour
        self.baseURL = baseURL
        self.appIcon = appIcon
    }

    /// Returns the Local flavour with its backend at another address of this machine.
    ///
    /// Returns `nil` for another flavour, whose key must not go elsewhere, and if the text isn't an address of this
    /// machine.
    public func withLocalBackend(at text: String) -> AppEnvironment? {
        guard flavour == .local, let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            ["localhost", "127.0.0.1", "::1", "[::1]"].contains(url.host?.lowercased()), url.user == nil
        else { return nil }
        return AppEnvironment(flavour: flavour, baseURL: url, appIcon: appIcon)
    }
}
