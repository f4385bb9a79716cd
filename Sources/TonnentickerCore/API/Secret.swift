/// A value that no description, mirror or dump shows.
struct Secret: Sendable {
    let value: String

    init(_ value: String) {
        self.value = value
    }

    /// The text with every occurrence of the value blotted out.
    func redacted(from text: String) -> String {
        value.isEmpty ? text : text.split(separator: value, omittingEmptySubsequences: false).joined(separator: "***")
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "***" }
    var debugDescription: String { "***" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
