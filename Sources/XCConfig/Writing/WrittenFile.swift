/// The assignments of one file, without those of included files.
///
/// A line that looks like a statement counts as one, even if a trailing `\` on the previous line makes Xcode read it as
/// part of that line's value.
package struct WrittenFile: Sendable {
    /// The assignments in the order of the file.
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
    /// Returns the first continuation line of a value that looks like a statement.
    fileprivate func swallowedStatement(in assignment: ParsedAssignment) -> ParsedAssignment.Part? {
        assignment.parts.first { part in
            part.line > assignment.line && Cursor(cursor.bytes, position: part.range.lowerBound).startsStatement
        }
    }

    fileprivate mutating func resume(at part: ParsedAssignment.Part) {
        cursor = Cursor(cursor.bytes, position: part.range.lowerBound, line: part.line, column: part.column)
    }
}
