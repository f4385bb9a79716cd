#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// „Termine“: the next pickup, and all that are known.
    struct ScheduleView: View {
        let scene: SceneModel
        let dates: ScheduleModel
        @Environment(\.accessibilityReduceMotion) private var reduceMotion

        var body: some View {
            Screen {
                ScreenHeader(title: Wording.scheduleTitle, caption: Wording.address(dates.address))
                ScheduleContent(scene: scene, dates: dates)
            }
            .animation(reduceMotion ? nil : .default, value: dates.state)
            .refreshable { [dates] in await dates.refresh() }
        }
    }

    private struct ScheduleContent: View {
        let scene: SceneModel
        let dates: ScheduleModel

        var body: some View {
            switch dates.state {
            case .loading:
                if scene.app.placeholder.isVisible {
                    SchedulePlaceholder()
                }
            case .loaded(_, let freshness):
                FreshnessNotice(freshness: freshness, scene: scene)
                if let next = dates.next {
                    HeroCard(next: next)
                }
                ScheduleList(sections: dates.sections, today: dates.today)
                Note(Wording.endOfDates)
            case .empty:
                Paragraph(Wording.noDates)
            case .allDeselected:
                VStack(alignment: .leading, spacing: DesignTokens.Spacing.m) {
                    Paragraph(Wording.allBinsDeselected)
                    Button(Wording.changeBins) { scene.tab = .settings }
                        .buttonStyle(AccentButtonStyle())
                }
            case .failed(let error):
                ErrorNotice(error, in: scene)
            }
        }
    }

    /// How old the dates are, if they could not be refreshed.
    private struct FreshnessNotice: View {
        let freshness: ScheduleModel.Freshness
        let scene: SceneModel

        var body: some View {
            if let stale = Wording.stale(freshness) {
                Note(stale)
                    .announcing(stale)
            }
            if let error = freshness.lastingError {
                ErrorNotice(error, in: scene)
            }
        }
    }
#endif
