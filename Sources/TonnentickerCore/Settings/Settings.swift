/// What somebody has chosen.
public struct Settings: Hashable, Sendable {
    /// Where they live; `nil` before the first choice.
    public var address: Address?

    public init(address: Address? = nil) {
        self.address = address
    }
}
