#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The first step: a search field with the matching places below it.
    struct PlaceStep: View {
        let setup: SetupModel
        @Bindable var search: PlaceSearch
        let cancel: (@MainActor () -> Void)?

        var body: some View {
            Screen {
                StackingRow {
                    ScreenHeader(title: Wording.placeTitle)
                    if let cancel {
                        TextButton(Wording.cancel, action: cancel)
                    }
                }
                SearchField(prompt: Wording.placePlaceholder, text: $search.text, isBusy: search.isTakingLong)
                    .onSubmit { search.retry() }
                if case .failed(let place, let error) = setup.inquiry {
                    ErrorNotice(message: Wording.error(error), remedy: Wording.retry) { await setup.ask(for: place) }
                }
                PlaceResults(setup: setup, search: search)
            }
            .announcing(Wording.spoken(search.state))
            .navigationTitle(Wording.placeTitle)
            // The design puts its own title on the screen; the system's would be a second one.
            .toolbar(.hidden)
        }
    }

    private struct PlaceResults: View {
        let setup: SetupModel
        let search: PlaceSearch

        var body: some View {
            switch search.shown {
            case .idle, .searching:
                if search.isTakingLong {
                    Placeholder(label: Wording.spokenSearching) { PlaceholderRows() }
                } else if search.text.isEmpty {
                    Note(Wording.placeEmpty)
                }
            case .none: Note(Wording.placeNotFound)
            case .failed(let error):
                ErrorNotice(message: Wording.failedSearch(error), remedy: Wording.retry) { search.retry() }
            case .found(let matches):
                RowGroup(matches, id: \.id) { match in
                    PlaceRow(match: match, isBusy: setup.inquiry == .asking(match.place)) {
                        await setup.ask(for: match.place)
                    }
                }
            }
        }
    }
#endif
