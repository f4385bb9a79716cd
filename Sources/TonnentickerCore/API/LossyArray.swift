import Foundation

/// An array from a response that leaves out and counts broken elements, so that the others stay usable.
struct LossyArray<Element: Payload>: Decodable {
    private(set) var values: [Element.Value] = []
    private(set) var dropped: [DroppedElement] = []

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        if let count = container.count { values.reserveCapacity(count) }
        while !container.isAtEnd {
            let index = container.currentIndex
            do {
                values.append(try container.decode(Element.self).value())
            } catch let fault as PayloadFault {
                dropped.append(DroppedElement(index: index, reason: fault.reason))
            } catch {
                // Invalid Unicode causes an internal error of the decoder, which has no public type.
                let reason = (error as? DecodingError)?.summary ?? "a text in the element is damaged"
                dropped.append(DroppedElement(index: index, reason: reason))
                if container.currentIndex == index { _ = try container.decode(Skipped.self) }
            }
        }
    }
}

extension LossyArray {
    /// The maximum number of elements: more than any district has, and few enough for little memory.
    static var mostElements: Int { 20_000 }

    /// Decodes the body of a response piece by piece. Throws `APIError` if it isn't an array, if none of its elements
    /// are usable, or if there are too many.
    init(body: Data) throws {
        if body.count <= ArrayParts.size {
            guard let read = try? JSONDecoder().decode(Self.self, from: body) else { throw Self.notAnArray }
            self = read
        } else {
            try self.init(longBody: body)
        }
        guard dropped.isEmpty || !values.isEmpty else {
            throw APIError(.unexpectedResponse, detail: "every element is broken: \(dropped[0].reason)")
        }
    }

    private init(longBody body: Data) throws {
        guard let parts = ArrayParts(of: body) else { throw Self.notAnArray }
        guard parts.count <= Self.mostElements else {
            throw APIError(.unexpectedResponse, detail: "the response has more than \(Self.mostElements) elements")
        }
        self.init()
        for part in parts.parts {
            if part.isTooLong {
                let reason = "the element is longer than \(ArrayParts.size) bytes"
                dropped.append(DroppedElement(index: part.elements.lowerBound, reason: reason))
                continue
            }
            guard let read = try? JSONDecoder().decode(Self.self, from: part.json(in: body)),
                read.values.count + read.dropped.count == part.elements.count
            else { throw Self.notAnArray }
            values += read.values
            dropped += read.dropped.map { element in
                DroppedElement(index: part.elements.lowerBound + element.index, reason: element.reason)
            }
        }
    }

    private init() {}

    private static var notAnArray: APIError { APIError(.unexpectedResponse, detail: "the response isn't a JSON array") }
}

/// An element that was left out of a response.
public struct DroppedElement: Hashable, Sendable {
    /// The index in the response's array, from 0.
    public let index: Int
    /// What is wrong with it, for logs.
    public let reason: String
}

/// Accepts any JSON value and discards it.
private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
}

/// A field that may be missing, null or of another type; a wrong type counts as missing.
@propertyWrapper
struct Lenient<Value: Decodable>: Decodable {
    var wrappedValue: Value?

    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) {
        wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
    }
}

extension KeyedDecodingContainer {
    /// Makes a missing field `nil`; the compiler finds this overload when it synthesizes `init(from:)`.
    func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
    }
}

extension DecodingError {
    /// The field and the fault, without the value.
    fileprivate var summary: String {
        switch self {
        case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case .valueNotFound(_, let context): "\(context.field) is null"
        case .typeMismatch(_, let context): "\(context.field) has another type"
        default: "the element is damaged"
        }
    }
}

extension DecodingError.Context {
    fileprivate var field: String {
        guard let key = codingPath.last, key.intValue == nil else { return "the element" }
        return "'\(key.stringValue)'"
    }
}
