#if canImport(SwiftUI)
    import SwiftUI
    import TonnentickerCore

    /// „Abfall-ABC“: which bin a thing belongs in.
    struct GuideView: View {
        let scene: SceneModel

        var body: some View {
            NavigationStack {
                Group {
                    switch scene.guide {
                    case .success(let guide): GuideList(guide: guide)
                    case .failure: Screen { Paragraph(Wording.guideUnreadable) }
                    case nil: Screen { ScreenHeader(title: Wording.guideTitle) }
                    }
                }
                .navigationDestination(for: GuideItem.self) { item in
                    GuideDetail(item: item)
                }
                .navigationTitle(Wording.guideTitle)
                // The design puts its own title on the screen; the system's would be a second one.
                .toolbar(.hidden)
            }
            .task { await scene.openGuide() }
        }
    }

    #Preview("Guide") {
        GuideView(scene: SceneModel(AppModel(.preview(now: .previewEvening))))
    }
#endif
