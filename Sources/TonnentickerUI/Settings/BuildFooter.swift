#if canImport(SwiftUI)
    import CoreGraphics
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The flavour's icon, the version, and outside prod the flavour and its backend.
    struct BuildFooter: View {
        let environment: AppEnvironment
        let version: String

        private static let iconSide = 64.0
        /// Decoded once, not whenever the footer is drawn.
        private static let icon = AppEnvironment.current.appIcon.image

        var body: some View {
            VStack(spacing: DesignTokens.Spacing.xs) {
                if let icon = Self.icon {
                    Image(decorative: icon, scale: 1)
                        .resizable()
                        .frame(width: Self.iconSide, height: Self.iconSide)
                        .clipShape(RoundedRectangle(cornerRadius: DesignTokens.Radius.button))
                }
                Note(Wording.version(version))
                if let build = Wording.build(environment) {
                    Note(build)
                }
            }
            .frame(maxWidth: .infinity)
            .accessibilityElement(children: .combine)
        }
    }

    extension AppEnvironment.AppIcon {
        fileprivate var image: CGImage? {
            CGDataProvider(data: pngData as CFData).flatMap { provider in
                CGImage(
                    pngDataProviderSource: provider,
                    decode: nil,
                    shouldInterpolate: true,
                    intent: .defaultIntent
                )
            }
        }
    }
#endif
