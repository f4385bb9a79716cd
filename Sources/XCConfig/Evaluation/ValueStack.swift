/// The nested values under construction: a reference's value is inside the value of the setting that refers to it.
///
/// All values share one text, and the topmost is its end, so closing a value leaves its text in the value below without
/// a copy. A value consists of its text and of the offsets that split the text into list elements: the string form is
/// the text, the list form its pieces. An empty text differs from no text: the first is a list of one empty element,
/// the second an empty list.
struct ValueStack: Sendable {
    private struct Value {
        var start: Int
        var firstSplit: Int
        /// Whether a split precedes the value. It is dropped if the value gets no text.
        var followsSplit: Bool
        var needsSeparator = false
        var hasText = false
    }

    private(set) var text: [UInt8] = []
    /// The offsets in `text` at which elements start, except the first of each value.
    private(set) var splits: [Int] = []
    private var topmost = Value(start: 0, firstSplit: 0, followsSplit: false)
    /// The values below the topmost.
    private var others: [Value] = []

    /// The offset at which the text of the topmost value starts.
    var start: Int { topmost.start }
    var hasText: Bool { topmost.hasText }
    var topText: ArraySlice<UInt8> { text[topmost.start...] }
    var topSplits: ArraySlice<Int> { splits[topmost.firstSplit...] }

    /// Starts a value without text.
    mutating func open() {
        if topmost.needsSeparator { splits.append(text.count) }
        others.append(topmost)
        topmost = Value(start: text.count, firstSplit: splits.count, followsSplit: topmost.needsSeparator)
    }

    /// Makes the next text start a new element, unless the value has none yet.
    mutating func separate() {
        topmost.needsSeparator = topmost.hasText
    }

    mutating func append(_ bytes: some Collection<UInt8>) {
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
        if topmost.needsSeparator {
            splits.append(text.count)
            topmost.needsSeparator = false
        }
        topmost.hasText = true
    }

    /// Closes the topmost value and leaves its elements in the one below. The first joins the last element there.
    mutating func close() {
        let value = topmost
        topmost = others.removeLast()
        if value.hasText {
            topmost.needsSeparator = false
            topmost.hasText = true
        } else if value.followsSplit {
            splits.removeLast()
        }
    }

    /// Removes the topmost value.
    mutating func discard() {
        text.removeLast(text.count - topmost.start)
        splits.removeLast(splits.count - topmost.firstSplit + (topmost.followsSplit ? 1 : 0))
        topmost = others.removeLast()
    }

    /// Removes the topmost value and returns its text.
    mutating func takeString() -> String {
        defer { discard() }
        return string
    }

    /// Replaces the topmost value with a text.
    mutating func replace(by replacement: String) {
        discard()
        open()
        append(replacement.utf8)
    }

    /// Transforms each element of the topmost value.
    mutating func mapElements(_ transform: (String) -> String) {
        let elements = elements
        discard()
        open()
        for element in elements {
            append(transform(element).utf8)
            separate()
        }
        topmost.needsSeparator = false
    }

    var string: String { string(start..<text.count) }

    var elements: [String] {
        guard hasText else { return [] }
        var start = start
        var elements: [String] = []
        elements.reserveCapacity(topSplits.count + 1)
        for end in topSplits {
            elements.append(string(start..<end))
            start = end
        }
        elements.append(string(start..<text.count))
        return elements
    }

    private func string(_ range: Range<Int>) -> String {
        text.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
    }

    /// Leaves one value without text.
    mutating func reset() {
        text.removeAll(keepingCapacity: true)
        splits.removeAll(keepingCapacity: true)
        others.removeAll(keepingCapacity: true)
        topmost = Value(start: 0, firstSplit: 0, followsSplit: false)
    }
}
