#if canImport(SwiftUI)
    import SwiftUI
    import TonnentickerCore

    /// A colour of the design that follows light and dark.
    struct ThemeColor: ShapeStyle {
        private let pair: DesignTokens.ColorPair

        init(_ pair: DesignTokens.ColorPair) {
            self.pair = pair
        }

        func resolve(in environment: EnvironmentValues) -> Color {
            pair.color(in: environment.colorScheme)
        }
    }

    extension DesignTokens.ColorPair {
        func color(in scheme: ColorScheme) -> Color {
            Color(scheme == .dark ? dark : light)
        }
    }

    extension Color {
        init(_ color: HexColor) {
            self.init(
                .sRGB,
                red: Double(color.red) / 255,
                green: Double(color.green) / 255,
                blue: Double(color.blue) / 255
            )
        }
    }
#endif
