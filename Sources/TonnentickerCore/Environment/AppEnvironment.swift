public import Foundation

/// What a front end may know of the environment that the app was built for: everything but the key.
public struct AppEnvironment: Sendable {
    /// Which backend the app talks to, and how the app presents itself.
    public enum Flavour: String, CaseIterable, Codable, Sendable { case local, dev, prod }

    /// The icon that belongs to the flavour.
    public struct AppIcon: Sendable {
        public let name: String
        public let pngData: Data

        /// Width and height as the PNG header states them; `nil` where the data is no PNG.
        public var pixelSize: PixelSize? { PixelSize(pngData: pngData) }
    }

    public let flavour: Flavour
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

    /// The Local flavour with its backend at another address of this machine.
    ///
    /// `nil` for another flavour, whose key must not go elsewhere, and where the text is no address of this machine.
    public func withLocalBackend(at text: String) -> AppEnvironment? {
        guard flavour == .local, let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            ["localhost", "127.0.0.1", "::1", "[::1]"].contains(url.host?.lowercased()), url.user == nil
        else { return nil }
        return AppEnvironment(flavour: flavour, baseURL: url, appIcon: appIcon)
    }
}
