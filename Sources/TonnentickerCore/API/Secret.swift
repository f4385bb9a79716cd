/// A value that never appears in a description, mirror or dump.
struct Secret: Sendable {
    let value: String

    init(_ value: String) {
        self.value = value
    }

    /// Replaces every occurrence of the value in a text.
    func redacted(from text: String) -> String {
        value.isEmpty ? text : text.split(separator: value, omittingEmptySubsequences: false).joined(separator: "***")
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "***" }
    var debugDescription: String { "***" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
