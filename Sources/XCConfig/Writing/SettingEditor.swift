/// Changes values in a file and leaves every other byte unchanged.
///
/// ```swift
/// try SettingEditor.assigning([("KEY", "new // value")], in: Array("KEY = old // mine\n".utf8))
/// // KEY = new /$()/ value // mine
/// ```
public enum SettingEditor {
    /// Returns the file with each setting assigned its value, so that reading the file gives these values.
    ///
    /// Every assignment of the setting gets the value, and nothing of the old value remains. Its continuation lines are
    /// removed, and so is a comment right after a word, which was probably meant as part of the value. A continuation
    /// line that looks like a statement becomes one. A setting that the file doesn't assign, or that an included file
    /// would override, is added at the end. An assignment that already has the value isn't changed.
    ///
    /// - Throws: `ValueEscaping.LineEndInValue` for a value with a line end.
    public static func assigning(
        _ values: [(name: String, value: String)], in file: [UInt8]
    ) throws(ValueEscaping.LineEndInValue) -> [UInt8] {
        let written = WrittenFile(file, file: "")
        let assignments = Dictionary(grouping: written.assignments.indices) { written.assignments[$0].name }
        let names = Set(values.map(\.name))
        var replacements: [(range: Range<Int>, text: [UInt8])] = []
        var additions: [String] = []
        for (name, value) in values {
            let escaped = try ValueEscaping.escaped(value)
            let own = assignments[name] ?? []
            for assignment in own.map({ written.assignments[$0] }) {
                if let swallowed = assignment.swallowed, !names.contains(written.assignments[swallowed.by].name) {
                    replacements.append((swallowed.position..<swallowed.position, Array(lineEnd(of: file).utf8)))
                }
                if !hasValue(assignment, value) {
                    replacements.append((assignment.range, text(escaped, replacing: assignment.range, in: file)))
                }
            }
            if !own.contains(where: { $0 >= written.firstAfterInclusions && !written.assignments[$0].isConditional }) {
                additions.append("\(name) = \(escaped)")
            }
        }
        var edited = file
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            edited.replaceSubrange(range, with: text)
        }
        return edited + end(of: edited, adding: additions)
    }

    /// Returns whether an assignment gives its setting the value and needs no cleaning.
    private static func hasValue(_ assignment: WrittenAssignment, _ value: String) -> Bool {
        guard !assignment.endsInComment, assignment.finalBackslash == nil else { return false }
        var settings = BuildSettings()
        settings.assign(assignment.name, assignment.value, at: assignment.location)
        var evaluator = Evaluator(settings)
        return evaluator.string(of: assignment.name).utf8.elementsEqual(value.utf8)
    }

    private static func text(_ escaped: String, replacing range: Range<Int>, in file: [UInt8]) -> [UInt8] {
        let followsEquals = range.isEmpty && file[range.lowerBound - 1] == UInt8(ascii: "=")
        // A comment right after the value needs a space before it.
        let isGlued = range.upperBound < file.count && file[range.upperBound] == UInt8(ascii: "/")
        return Array(((followsEquals ? " " : "") + escaped + (isGlued ? " " : "")).utf8)
    }

    private static func lineEnd(of file: [UInt8]) -> String { file.contains(0x0D) ? "\r\n" : "\n" }

    private static func end(of file: [UInt8], adding lines: [String]) -> [UInt8] {
        guard !lines.isEmpty else { return [] }
        let lineEnd = lineEnd(of: file)
        var separator = file.isEmpty || file.last == 0x0A ? "" : lineEnd
        // An empty line ends a continuation, which would make the first added line part of its value.
        let lastLine = file.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).last ?? []
        if lastLine.contains(UInt8(ascii: "\\")) { separator += lineEnd }
        return Array((separator + lines.map { $0 + lineEnd }.joined()).utf8)
    }
}
