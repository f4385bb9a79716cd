/// Reads the kinds of waste out of the name that a municipality gave to a collection.
///
/// A name is split at „/“, „und“, commas and the like; each part counts for at most one kind. Within a part, the first
/// word that names a fraction decides („Restmüll Laub“ is residual waste in a place called Laub); colours and
/// collective words such as „Wertstoff“ count only where no word is more exact. What stands in brackets counts only
/// where nothing else is known, then words with a typing error, and at last the single letters of calendars, which come first where there are several.
enum WasteName {
    /// The kinds in the order of the name, each once; empty where none is known.
    static func categories(of name: String) -> [WasteCategory] {
        let text = name.foldedWithUmlautsWrittenOut
        let (outside, inside) = splitAtBrackets(text)
        let codes = CalendarCode.categories(of: outside)
        if codes.count > 1 { return codes }
        for text in [outside, inside] {
            let segments = WasteNameSegment.segments(of: text)
            // A service is about all that follows it, and about words that share its end: „Bio- und Resttonnentausch“.
            let service = segments.firstIndex(where: \.isService)
            let bins = segments[..<(service ?? segments.endIndex)].filter { service == nil || !$0.isSuspended }
            for kind in [\WasteNameSegment.category, \.categoryWithTypingError, \.categoryByColor] {
                let found = bins.compactMap { $0[keyPath: kind] }
                if !found.isEmpty { return merged(found.uniqued, of: text) }
            }
            if service != nil { return [] }
        }
        return codes
    }

    /// Kitchen and garden waste together go into one bin: „Küchen- und Gartenabfälle“.
    private static func merged(_ found: [WasteCategory], of text: String) -> [WasteCategory] {
        Set(found) == [.organic, .garden] && text.contains("kuechen") ? [.organic] : found
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
