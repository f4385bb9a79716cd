/// A statement of a file.
enum Statement {
    case assignment(ParsedAssignment)
    case include(Inclusion)
}

/// An inclusion: `#include "NAME"` or `#include? "NAME"`.
struct Inclusion {
    var name: String
    var isOptional: Bool
    var location: SourceLocation
}

/// An assignment as written in the file: `NAME[parameter=pattern]… = value`.
struct ParsedAssignment {
    /// A range of the file's bytes that belongs to the value.
    struct Part {
        var range: Range<Int>
        var line: Int
        var column: Int
        var isASCII = true
    }

    /// The range of the name in the file's bytes.
    var name: Range<Int>
    var conditions: [Condition]
    /// The line and column of the name.
    var line: Int
    var column: Int
    /// The first part of the value; `nil` if the value is empty.
    var value: Part?
    /// The parts on continuation lines. A space joins each to the previous part.
    var continuation: [Part] = []
    /// The range from the value's first byte to the end of its last part, including everything skipped in between.
    var sourceRange: Range<Int>

    var parts: [Part] { (value.map { [$0] } ?? []) + continuation }
}
