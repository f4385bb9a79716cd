#if canImport(SwiftUI)
    import SwiftUI
    import TonnentickerCore

    /// „Termine“: the next pickup, and all that are known.
    struct ScheduleView: View {
        let app: AppModel
        let schedule: ScheduleModel
        @Environment(\.accessibilityReduceMotion) private var reduceMotion

        var body: some View {
            Screen {
                ScreenHeader(title: Wording.scheduleTitle, caption: Wording.address(schedule.address))
                ScheduleContent(app: app, schedule: schedule)
            }
            .animation(reduceMotion ? nil : .default, value: schedule.state)
            .refreshable { [schedule] in await schedule.refresh() }
        }
    }

    private struct ScheduleContent: View {
        let app: AppModel
        let schedule: ScheduleModel

        var body: some View {
            switch schedule.state {
            case .loading:
                if app.placeholder.isVisible {
                    SchedulePlaceholder()
                }
            case .loaded(_, let freshness):
                FreshnessNotice(freshness: freshness, app: app)
                if let next = schedule.next {
                    HeroCard(next: next)
                }
                ScheduleList(sections: schedule.sections, today: schedule.today)
                Note(Wording.endOfDates)
            case .empty:
                Paragraph(Wording.noDates)
            case .allDeselected:
                Paragraph(Wording.allBinsDeselected)
            case .failed(let error):
                ErrorNotice(error, in: app)
            }
        }
    }

    /// Since when the dates are known, where they could not be refreshed.
    private struct FreshnessNotice: View {
        let freshness: ScheduleModel.Freshness
        let app: AppModel

        var body: some View {
            if let since = freshness.staleSince {
                Note(Wording.stale(since: since))
            }
            if let error = freshness.lastingError {
                ErrorNotice(error, in: app)
            }
        }
    }
#endif
