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
    /// Where the value starts, on the line of `location` unless the value starts on a continuation line.
    var valueColumn: Int
}
