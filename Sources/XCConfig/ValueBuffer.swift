/// A value under construction: one text and the places where it splits into list elements.
///
/// The string form is the text; the list form is its pieces. Empty text and no text are two things: a list of one
/// empty element and a list of none.
struct ValueBuffer: Sendable {
    private(set) var text: [UInt8] = []
    /// Offsets into `text` where an element after the first starts.
    private var elementStarts: [Int] = []
    private var needsSeparator = false
    private(set) var hasText = false

    init() {}

    init(_ text: some Collection<UInt8>) {
        self.text = Array(text)
        hasText = true
    }

    /// The next text appended starts a new element, if there is an element already.
    mutating func separate() {
        needsSeparator = hasText
    }

    mutating func append(_ bytes: some Collection<UInt8>) {
        startElement()
        text.append(contentsOf: bytes)
    }

    mutating func append(_ other: ValueBuffer) {
        guard other.hasText else { return }
        if !hasText {
            self = other
            needsSeparator = false
            return
        }
        startElement()
        elementStarts.append(contentsOf: other.elementStarts.lazy.map { [offset = text.count] in $0 + offset })
        text.append(contentsOf: other.text)
    }

    private mutating func startElement() {
        if needsSeparator { elementStarts.append(text.count) }
        needsSeparator = false
        hasText = true
    }

    var string: String { String(decoding: text, as: UTF8.self) }

    var elements: [String] {
        guard hasText else { return [] }
        let bounds = [0] + elementStarts + [text.count]
        return zip(bounds, bounds.dropFirst()).map { String(decoding: text[$0..<$1], as: UTF8.self) }
    }

    /// Each element replaced; no elements stay no elements.
    func mapElements(_ transform: (String) -> String) -> ValueBuffer {
        var result = ValueBuffer()
        for element in elements {
            result.append(transform(element).utf8)
            result.separate()
        }
        return result
    }
}
