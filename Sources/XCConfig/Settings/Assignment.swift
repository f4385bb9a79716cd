extension Int32 {
    /// The value of an optional index that is absent.
    static let noIndex: Int32 = -1
}

/// A loaded assignment. It is small, since there may be millions.
struct Assignment: Sendable {
    /// The range of the unexpanded value in `BuildSettings.text`: well-formed UTF-8, without comments, with its lines
    /// joined.
    var value: Range<Int>
    var setting: Int32
    /// The previous assignment of the same setting, or `noIndex`.
    var previous: Int32
    /// The index in `BuildSettings.conditions`, or `noIndex`.
    var conditions: Int32
    /// The index in `BuildSettings.paths`.
    var file: Int32
    var line: Int32
    var column: Int32
    /// The index of the value's first part in `BuildSettings.parts`.
    var firstPart: Int32
    /// Whether the value doesn't contain a `$`.
    var isLiteral: Bool
}

/// The origin of a part of a value.
struct ValuePart: Sendable {
    /// The offset in `BuildSettings.text`.
    var start: Int
    var line: Int32
    var column: Int32
}
