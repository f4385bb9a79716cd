/// An element of a response's array, as the contract describes it.
protocol Payload: Decodable {
    associatedtype Value: Sendable
    /// Converts the element to a model value, or throws why it can't.
    func value() throws(PayloadFault) -> Value
}

/// The reason why an element of a response is unusable.
struct PayloadFault: Error {
    let reason: String
}

struct PlacePayload: Payload {
    let id: String
    let name: String
    @Lenient var county: String?

    func value() throws(PayloadFault) -> Place {
        Place(id: try pathSegment(id), name: try requiredText(name, "name"), county: optionalText(county))
    }
}

struct DistrictPayload: Payload {
    let id: String
    let name: String
    @Lenient var detail: String?

    func value() throws(PayloadFault) -> District {
        District(id: try pathSegment(id), name: try requiredText(name, "name"), detail: optionalText(detail))
    }
}

struct WasteTypePayload: Payload {
    let id: String
    let name: String
    @Lenient var code: String?
    @Lenient var color: String?

    /// Accepts an empty name, because `WasteCategory` has a name for it.
    func value() throws(PayloadFault) -> WasteType {
        WasteType(id: try identifier(id), name: name.asDisplayText, code: optionalText(code), color: color)
    }
}

/// Decoded by hand, because this response is long.
struct PickupPayload: Payload {
    private enum CodingKeys: CodingKey {
        case date, wasteTypeId, note
    }

    let date: String
    let wasteTypeId: String
    let note: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        date = try fields.decode(String.self, forKey: .date)
        wasteTypeId = try fields.decode(String.self, forKey: .wasteTypeId)
        note = try? fields.decodeIfPresent(String.self, forKey: .note)
    }

    func value() throws(PayloadFault) -> Pickup {
        guard let day = CalendarDay(date) else {
            // Shows a trailing space and non-ASCII digits, which are otherwise hard to see.
            let shown = date.unicodeScalars.prefix(40).map { $0.escaped(asASCII: true) }.joined()
            throw PayloadFault(reason: "'date' isn't a day: '\(shown)'")
        }
        return Pickup(day: day, wasteTypeID: try identifier(wasteTypeId), note: optionalText(note))
    }
}

private func identifier(_ text: String) throws(PayloadFault) -> String {
    guard !text.isEmpty else { throw PayloadFault(reason: "an id is empty") }
    return text
}

/// Returns an id that is safe in a request's path, in which "." and ".." would lead elsewhere.
private func pathSegment(_ text: String) throws(PayloadFault) -> String {
    guard text != ".", text != ".." else { throw PayloadFault(reason: "an id isn't a path segment: '\(text)'") }
    return try identifier(text)
}

private func requiredText(_ text: String, _ field: String) throws(PayloadFault) -> String {
    let cleaned = text.asDisplayText
    guard !cleaned.isEmpty else { throw PayloadFault(reason: "'\(field)' is empty") }
    return cleaned
}

private func optionalText(_ text: String?) -> String? {
    guard let cleaned = text?.asDisplayText, !cleaned.isEmpty else { return nil }
    return cleaned
}
