public import Observation

/// The Abfall-ABC as a screen shows it.
@MainActor @Observable
public final class GuideModel {
    public enum Content: Hashable, Sendable {
        /// Everything, by letter, while nothing is typed.
        case sections([GuideSection])
        /// Best first; empty where nothing was found.
        case found([GuideItem])
    }

    /// What is typed.
    public var text = "" {
        didSet { if text != oldValue { content = Self.content(of: guide, for: text) } }
    }
    public private(set) var content: Content

    private let guide: WasteGuide

    public init(guide: WasteGuide) {
        self.guide = guide
        content = .sections(guide.sections)
    }

    private static func content(of guide: WasteGuide, for text: String) -> Content {
        text.asDisplayText.isEmpty ? .sections(guide.sections) : .found(guide.suggestions(for: text))
    }
}
