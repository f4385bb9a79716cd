#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    extension View {
        /// Sets text as the design has it: size, weight, tracking and line height, all of which grow with Dynamic Type.
        func textStyle(_ style: DesignTokens.TextStyle) -> some View {
            modifier(TextStyleModifier(style))
        }
    }

    private struct TextStyleModifier: ViewModifier {
        /// The height of a line of the system font, as a share of its size: ascender and descender of SF Pro, 0.952 and
        /// 0.241. SwiftUI doesn't tell it, nor does it set a line height; this makes up for both.
        private static let systemLineHeight = 1.193

        private let style: DesignTokens.TextStyle
        @ScaledMetric private var size: Double

        init(_ style: DesignTokens.TextStyle) {
            self.style = style
            _size = ScaledMetric(wrappedValue: style.size, relativeTo: style.dynamicType)
        }

        func body(content: Content) -> some View {
            let scale = size / style.size
            let spacing = style.spacing(naturalLineHeight: style.size * Self.systemLineHeight)
            content
                .font(style.font(size: size))
                .tracking(style.tracking * scale)
                .lineSpacing(spacing.betweenLines * scale)
                .textCase(style.isUppercase ? .uppercase : nil)
                .padding(.vertical, spacing.edges * scale)
        }
    }

    extension DesignTokens.TextStyle {
        fileprivate func font(size: Double) -> Font {
            let font = Font.system(size: size, weight: fontWeight)
            return hasMonospacedDigits ? font.monospacedDigit() : font
        }

        private var fontWeight: Font.Weight {
            switch weight {
            case 800...: .heavy
            case 700...: .bold
            case 600...: .semibold
            case 500...: .medium
            default: .regular
            }
        }

        /// The style of the system that grows in the same measure.
        fileprivate var dynamicType: Font.TextStyle {
            switch size {
            case 34...: .largeTitle
            case 28...: .title
            case 24...: .title2
            case 17...: .body
            case 15...: .subheadline
            case 13...: .footnote
            default: .caption
            }
        }
    }
#endif
