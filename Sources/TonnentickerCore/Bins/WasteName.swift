/// Reads the kinds of waste out of the name that a municipality gave to a collection.
///
/// A name is split at „/“, „und“, commas and the like; each part counts for at most one kind. Within a part, the first
/// word that names a fraction decides („Restmüll Laub“ is residual waste in a place called Laub); colours and
/// collective words such as „Wertstoff“ count only where no word is more exact. What stands in brackets counts only
/// where nothing else is known.
enum WasteName {
    /// The kinds in the order of the name, each once; empty where none is known.
    static func categories(of name: String) -> [WasteCategory] {
        let text = name.foldedWithUmlautsWrittenOut
        let (outside, inside) = splitAtBrackets(text)
        for text in [outside, inside] {
            let segments = WasteNameSegment.segments(of: text)
            let sure = segments.compactMap(\.category)
            let found = sure.isEmpty ? segments.compactMap(\.categoryByColor) : sure
            if !found.isEmpty {
                return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            }
        }
        return []
    }

    private static func splitAtBrackets(_ text: String) -> (outside: String, inside: String) {
        var depth = 0
        var outside = ""
        var inside = ""
        for character in text {
            switch character {
            case "(", "[":
                depth += 1
                outside.append(" ")
                inside.append(",")
            case ")", "]":
                depth = max(depth - 1, 0)
            default:
                if depth == 0 { outside.append(character) } else { inside.append(character) }
            }
        }
        return (outside, inside)
    }
}
