/// A reader of the kinds of waste in the name that a municipality gave to a collection.
///
/// A name is split at "/", "und", commas and the like. Each segment names at most one kind. Within a segment, the first
/// word that names a fraction decides ("Restmüll Laub" is residual waste in a place called Laub). Colours and
/// collective words such as "Wertstoff" count only if no word is more specific. Text in brackets counts only if nothing
/// else is known, then words with a typing error, and finally the single letters of calendars; several such letters
/// together come first.
enum WasteName {
    /// Returns the kinds in the order of the name, each once; empty if none are known.
    static func categories(of name: String) -> [WasteCategory] {
        let text = name.foldedWithUmlautsWrittenOut
        let (outside, inside) = splitAtBrackets(text)
        let codes = CalendarCode.categories(of: outside)
        if codes.count > 1 { return codes }
        for text in [outside, inside] {
            let segments = WasteNameSegment.segments(of: text)
            // A service covers everything after it and the words that share its end: "Bio- und Resttonnentausch".
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

    /// Merges kitchen and garden waste, which share one bin: "Küchen- und Gartenabfälle".
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
