/// A place in a file.
public struct SourceLocation: Hashable, Sendable {
    /// The path by which the file was found.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column in UTF-8 bytes, counted from 1.
    public var column: Int

    /// Creates a location; without a column it is the beginning of the line.
    public init(file: String, line: Int, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Compares files, then lines, then columns.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
