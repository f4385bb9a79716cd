/// Changes values in a file and leaves every other byte as it is.
///
/// ```swift
/// try SettingEditor.assigning([("KEY", "new // value")], in: Array("KEY = old // mine\n".utf8))
/// // KEY = new /$()/ value // mine
/// ```
public enum SettingEditor {
    /// The file with each setting assigned its value, so that the value is the one that counts.
    ///
    /// A value is replaced where it stands. A setting that the file doesn't have, or that something further down would
    /// override, is added at the end. A setting that has its value already is left as it is written.
    ///
    /// - Throws: `ValueEscaping.LineEndInValue` for a value that no file can hold.
    public static func assigning(
        _ values: [(name: String, value: String)], in file: [UInt8]
    ) throws(ValueEscaping.LineEndInValue) -> [UInt8] {
        let assignments = lastAssignments(in: file)
        var replacements: [(range: Range<Int>, text: [UInt8])] = []
        var additions: [String] = []
        for (name, value) in values {
            let escaped = try ValueEscaping.escaped(value)
            guard let assignment = assignments[name] else {
                additions.append("\(name) = \(escaped)")
                continue
            }
            if evaluated(assignment, in: file).utf8.elementsEqual(value.utf8) { continue }
            let range = assignment.sourceRange
            // A comment right after the value needs a blank before it.
            let isGlued = range.upperBound < file.count && file[range.upperBound] == UInt8(ascii: "/")
            let followsEquals = range.isEmpty && file[range.lowerBound - 1] == UInt8(ascii: "=")
            replacements.append((range, Array(((followsEquals ? " " : "") + escaped + (isGlued ? " " : "")).utf8)))
        }
        var edited = file
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            edited.replaceSubrange(range, with: text)
        }
        return edited + end(of: edited, adding: additions)
    }

    /// The assignment of each setting that decides: unconditional, with no inclusion and no further assignment below.
    private static func lastAssignments(in file: [UInt8]) -> [String: ParsedAssignment] {
        var parser = Parser(file, file: "")
        var last: [String: ParsedAssignment] = [:]
        while let statement = parser.next() {
            switch statement {
            case .include: last = [:]
            case .assignment(let assignment):
                last[assignment.name] = assignment.conditions.isEmpty ? assignment : nil
            }
        }
        return last
    }

    private static func evaluated(_ assignment: ParsedAssignment, in file: [UInt8]) -> String {
        var settings = BuildSettings()
        settings.append(assignment, from: file, file: settings.addPath(""))
        var evaluator = Evaluator(settings)
        return evaluator.string(of: assignment.name)
    }

    private static func end(of file: [UInt8], adding lines: [String]) -> [UInt8] {
        guard !lines.isEmpty else { return [] }
        let lineEnd = file.contains(0x0D) ? "\r\n" : "\n"
        var separator = file.isEmpty || file.last == 0x0A ? "" : lineEnd
        // A blank line keeps a continuation at the end of the file from swallowing the first line.
        let lastLine = file.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).last ?? []
        if lastLine.contains(UInt8(ascii: "\\")) { separator += lineEnd }
        return Array((separator + lines.map { $0 + lineEnd }.joined()).utf8)
    }
}
