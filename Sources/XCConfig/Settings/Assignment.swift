extension Int32 {
    /// No index, where there may be one.
    static let noIndex: Int32 = -1
}

/// An assignment among all that were loaded; small, since there may be millions.
struct Assignment: Sendable {
    /// The unexpanded value in `BuildSettings.text`: well-formed UTF-8, comments gone, continuation lines joined.
    var value: Range<Int>
    var setting: Int32
    /// The assignment of the same setting before this one, or `noIndex`.
    var previous: Int32
    /// Index into `BuildSettings.conditions`, or `noIndex`.
    var conditions: Int32
    /// Index into `BuildSettings.paths`.
    var file: Int32
    var line: Int32
    var column: Int32
    /// The first of the value's parts in `BuildSettings.parts`.
    var firstPart: Int32
    /// Whether there is no `$` in the value.
    var isLiteral: Bool
}

/// Where a part of a value came from.
struct ValuePart: Sendable {
    /// Index into `BuildSettings.text`.
    var start: Int
    var line: Int32
    var column: Int32
}
