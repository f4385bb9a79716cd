/// The values under construction, one inside the other: a reference's value inside that of its setting.
///
/// All share one text. A value is a stretch at its end, so that closing a value leaves its text in the value below
/// without a copy. A value has one text and the places where it splits into list elements: the string form is the
/// text, the list form is its pieces. Empty text and no text are two things: a list of one empty element and a list
/// of none.
struct ValueStack: Sendable {
    private struct Value {
        var start: Int
        var firstSplit: Int
        /// Whether a split was put before the value, which counts if the value gets a text.
        var followsSplit: Bool
        var needsSeparator = false
        var hasText = false
    }

    private(set) var text: [UInt8] = []
    /// Offsets into `text` where an element after a value's first starts.
    private(set) var splits: [Int] = []
    private var values: [Value] = []

    private var top: Int { values.count - 1 }

    /// Where the text of the topmost value starts.
    var start: Int { values[top].start }
    var hasText: Bool { values[top].hasText }
    var topText: ArraySlice<UInt8> { text[values[top].start...] }
    var topSplits: ArraySlice<Int> { splits[values[top].firstSplit...] }

    /// Starts a value without text.
    mutating func open() {
        let followsSplit = values.last?.needsSeparator == true
        if followsSplit { splits.append(text.count) }
        values.append(Value(start: text.count, firstSplit: splits.count, followsSplit: followsSplit))
    }

    /// The next text appended starts a new element, if there is an element already.
    mutating func separate() {
        values[top].needsSeparator = values[top].hasText
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        startElement()
        text.append(contentsOf: bytes)
    }

    mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
        startElement()
        text.append(range, of: bytes)
    }

    mutating func append(_ value: ValueCache.Value, of cache: ValueCache) {
        startElement()
        for split in value.splits { splits.append(text.count + cache.splits[split]) }
        text.append(value.text, of: cache.text)
    }

    private mutating func startElement() {
        if values[top].needsSeparator {
            splits.append(text.count)
            values[top].needsSeparator = false
        }
        values[top].hasText = true
    }

    /// Ends the topmost value and leaves its elements in the one below; the first glues to the last of that one.
    mutating func close() {
        let value = values.removeLast()
        guard value.hasText else {
            if value.followsSplit { splits.removeLast() }
            return
        }
        values[top].needsSeparator = false
        values[top].hasText = true
    }

    /// Removes the topmost value.
    mutating func discard() {
        let value = values.removeLast()
        text.removeSubrange(value.start...)
        splits.removeSubrange((value.firstSplit - (value.followsSplit ? 1 : 0))...)
    }

    /// Removes the topmost value and returns its text.
    mutating func takeString() -> String {
        defer { discard() }
        return String(decoding: topText, as: UTF8.self)
    }

    /// Puts a text in place of the topmost value.
    mutating func replace(by replacement: String) {
        discard()
        open()
        text.append(contentsOf: replacement.utf8)
        values[top].hasText = true
    }

    /// Each element of the topmost value replaced; no elements stay no elements.
    mutating func mapElements(_ transform: (String) -> String) {
        let elements = elements
        discard()
        open()
        for element in elements {
            append(ArraySlice(transform(element).utf8))
            separate()
        }
        values[top].needsSeparator = false
    }

    var string: String { String(decoding: topText, as: UTF8.self) }

    var elements: [String] {
        guard hasText else { return [] }
        var start = start
        var elements: [String] = []
        for end in topSplits + [text.count] {
            elements.append(String(decoding: text[start..<end], as: UTF8.self))
            start = end
        }
        return elements
    }

    mutating func removeAll() {
        text.removeAll(keepingCapacity: true)
        splits.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }
}
