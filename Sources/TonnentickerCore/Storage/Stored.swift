/// The content of a store.
public struct Stored<Content: Sendable>: Sendable {
    public let content: Content
    /// Where the old file was moved, if it was unusable.
    public let keptAside: KeptAside?

    public init(content: Content, keptAside: KeptAside? = nil) {
        self.content = content
        self.keptAside = keptAside
    }
}

extension Stored: Equatable where Content: Equatable {}
