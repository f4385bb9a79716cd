/// A place in a file.
public struct SourceLocation: Hashable, Sendable {
    /// The path, as the file was found.
    public var file: String
    /// Counts from 1.
    public var line: Int
    /// Counts from 1, in UTF-8 bytes.
    public var column: Int

    /// A place in a file; without a column the beginning of the line.
    public init(file: String, line: Int, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// By file, then line, then column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
