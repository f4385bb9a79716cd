/// What one line of a file says.
enum Statement {
    case assignment(ParsedAssignment)
    case include(Inclusion)
}

/// `#include "NAME"` or `#include? "NAME"`
struct Inclusion {
    var name: String
    var isOptional: Bool
    var location: SourceLocation
}

/// `NAME[parameter=pattern]… = value`, as it stands in its file.
struct ParsedAssignment {
    /// A stretch of the file's bytes that belongs to the value.
    struct Part {
        var range: Range<Int>
        var line: Int
        var column: Int
        var isASCII = true
    }

    var name: String
    var conditions: [Condition]
    /// Where the name stands.
    var line: Int
    var column: Int
    /// `nil` if there is nothing after the `=`.
    var value: Part?
    /// The parts on continuation lines; a space joins each to what comes before it.
    var continuation: [Part] = []
    /// From the end of the blanks after `=` to the end of the last part, with all that the value leaves out in between.
    var sourceRange: Range<Int>

    var parts: [Part] { (value.map { [$0] } ?? []) + continuation }
}

/// An assignment among all that were loaded.
struct Assignment: Sendable {
    /// Stands for "no assignment" where there may be one.
    static let none = -1

    var setting: Int
    /// The assignment of the same setting before this one, or `none`.
    var previous: Int
    /// The unexpanded value in `BuildSettings.text`: well-formed UTF-8, comments gone, continuation lines joined.
    var value: Range<Int>
    /// Whether there is no `$` in the value.
    var isLiteral: Bool
    /// Index into `BuildSettings.conditions`.
    var conditions: Int?
    /// Index into `BuildSettings.paths`.
    var file: Int
    var line: Int
    var column: Int
    /// Where the parts of the value stand, in `BuildSettings.parts`.
    var parts: Range<Int>
}

/// Where a part of a value came from.
struct ValuePart: Sendable {
    /// Index into `BuildSettings.text`.
    var start: Int
    var line: Int
    var column: Int
}
