/// What a store holds.
public struct Stored<Content: Sendable>: Sendable {
    public let content: Content
    /// Where the old file went, if it could not be used.
    public let keptAside: KeptAside?

    public init(content: Content, keptAside: KeptAside? = nil) {
        self.content = content
        self.keptAside = keptAside
    }
}

extension Stored: Equatable where Content: Equatable {}
