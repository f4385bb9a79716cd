/// An element of an answer's array, as the contract describes it.
protocol Payload: Decodable {
    associatedtype Value: Sendable
    /// The model value, or why there is none.
    func value() throws(PayloadFault) -> Value
}

/// Why an element of an answer can't be used.
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

    /// A blank name is kept; the appearance has a word for it.
    func value() throws(PayloadFault) -> WasteType {
        WasteType(id: try identifier(id), name: name.asDisplayText, code: optionalText(code), color: color)
    }
}

/// Decoded by hand: of all answers, this one is long.
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
            // A blank at the end and digits of another script have to be seen.
            let shown = date.unicodeScalars.prefix(40).map { $0.escaped(asASCII: true) }.joined()
            throw PayloadFault(reason: "'date' is no day: '\(shown)'")
        }
        return Pickup(day: day, wasteTypeID: try identifier(wasteTypeId), note: optionalText(note))
    }
}

private func identifier(_ text: String) throws(PayloadFault) -> String {
    guard !text.isEmpty else { throw PayloadFault(reason: "an id is empty") }
    return text
}

/// An id that questions carry in their path, where „.“ and „..“ would lead elsewhere.
private func pathSegment(_ text: String) throws(PayloadFault) -> String {
    guard text != ".", text != ".." else { throw PayloadFault(reason: "an id is no path segment: '\(text)'") }
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
