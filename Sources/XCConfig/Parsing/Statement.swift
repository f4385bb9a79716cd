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

    /// Where the name is among the file's bytes.
    var name: Range<Int>
    var conditions: [Condition]
    /// The place of the name.
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
