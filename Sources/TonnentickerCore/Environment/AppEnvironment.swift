public import Foundation

/// What a front end may know of the environment that the app was built for: everything but the key.
public struct AppEnvironment: Sendable {
    /// Which backend the app talks to, and how the app presents itself.
    public enum Flavour: String, CaseIterable, Sendable { case local, dev, prod }

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
}
