#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The card of the next pickup.
    struct HeroCard: View {
        let next: NextPickup

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.m) {
                HeroDay(next: next)
                VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                    ForEach(next.bins, id: \.self) { bin in
                        StackingRow {
                            Badge(style: bin.style)
                            Text(bin.name).textStyle(DesignTokens.Text.headline)
                        }
                    }
                }
                HeroCountdown(countdown: next.countdown)
            }
            .foregroundStyle(ThemeColor(DesignTokens.Colors.onHero))
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(DesignTokens.Spacing.cardPadding)
            .background { HeroBackground() }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Wording.spoken(next))
        }
    }

    private struct HeroDay: View {
        let next: NextPickup

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xxs) {
                Text(Wording.nextPickupOverline).textStyle(DesignTokens.Text.overline)
                Text(Wording.display(next)).textStyle(DesignTokens.Text.display)
                if let caption = Wording.displayCaption(next) {
                    Text(caption).textStyle(DesignTokens.Text.caption)
                }
            }
        }
    }

    private struct HeroCountdown: View {
        let countdown: Countdown
        @Environment(\.accessibilityReduceMotion) private var reduceMotion

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xxs) {
                if let text = Wording.countdown(countdown) {
                    Text(text)
                        .textStyle(DesignTokens.Text.countdown)
                        .contentTransition(.numericText())
                        .animation(reduceMotion ? nil : .default, value: text)
                }
                Text(Wording.countdownCaption(countdown)).textStyle(DesignTokens.Text.callout)
            }
        }
    }

    private struct HeroBackground: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            RoundedRectangle(cornerRadius: DesignTokens.Radius.card)
                .fill(
                    LinearGradient(
                        colors: [
                            DesignTokens.Colors.heroTop.color(in: colorScheme),
                            DesignTokens.Colors.heroBottom.color(in: colorScheme),
                        ],
                        startPoint: .topLeading,
                        endPoint: .bottomTrailing
                    )
                )
                // The design's blur spans the whole soft edge, SwiftUI's radius half of it.
                .shadow(
                    color: Color.black.opacity(DesignTokens.heroShadow.opacity),
                    radius: DesignTokens.heroShadow.blur / 2,
                    x: 0,
                    y: DesignTokens.heroShadow.y
                )
        }
    }
#endif
