public import Observation

/// The state of the Abfall-ABC screen.
@MainActor @Observable
public final class GuideModel {
    public enum Content: Hashable, Sendable {
        /// All items by letter, while the text is empty.
        case sections([GuideSection])
        /// The items that were found, best first; empty if there are none.
        case found([GuideItem])
    }

    /// The typed text.
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
