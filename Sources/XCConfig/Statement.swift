/// What one line of a file says.
enum Statement {
    case assignment(Assignment)
    case include(name: String, isOptional: Bool, location: SourceLocation)
}

/// `NAME[parameter=pattern]… = value`
struct Assignment: Sendable {
    var name: String
    var conditions: [Condition]
    /// The unexpanded value: well-formed UTF-8, comments gone, continuation lines joined.
    var value: [UInt8]
    /// Where the name stands.
    var location: SourceLocation
    /// The bytes of its file that make up the value, from behind the blanks after `=` to the end of the last part.
    var sourceRange: Range<Int>
}
