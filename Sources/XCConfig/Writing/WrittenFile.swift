/// The assignments of one file, without those of included files.
///
/// A line that begins like a statement is one, even where the `\` at the end of the line before makes Xcode read it as
/// a part of that line's value.
package struct WrittenFile: Sendable {
    /// In their order.
    package private(set) var assignments: [WrittenAssignment] = []
    /// The index of the first assignment after the last inclusion.
    private(set) var firstAfterInclusions = 0

    package init(_ bytes: [UInt8], file: String) {
        var parser = Parser(bytes, file: file)
        var swallowed: WrittenAssignment.Swallowed?
        while let statement = parser.next() {
            switch statement {
            case .include:
                firstAfterInclusions = assignments.count
                swallowed = nil
            case .assignment(let parsed):
                let next = parser.swallowedStatement(in: parsed)
                var assignment = WrittenAssignment(parsed, endingBefore: next, in: parser)
                assignment.swallowed = swallowed
                assignments.append(assignment)
                swallowed = next.map { .init(by: assignments.count - 1, position: $0.range.lowerBound) }
                if let next { parser.resume(at: next) }
            }
        }
    }
}

extension Parser {
    /// The first part of a value, on a later line, that begins like a statement.
    fileprivate func swallowedStatement(in assignment: ParsedAssignment) -> ParsedAssignment.Part? {
        assignment.parts.first { part in
            part.line > assignment.line && Cursor(cursor.bytes, position: part.range.lowerBound).startsStatement
        }
    }

    fileprivate mutating func resume(at part: ParsedAssignment.Part) {
        cursor = Cursor(cursor.bytes, position: part.range.lowerBound, line: part.line, column: part.column)
    }
}
