import Foundation

/// An array of a response whose broken elements are left out and counted, so that they don't take the others along.
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
                // A text that is no Unicode is an error of the decoder's own, of no public type.
                let reason = (error as? DecodingError)?.summary ?? "a text in the element is damaged"
                dropped.append(DroppedElement(index: index, reason: reason))
                if container.currentIndex == index { _ = try container.decode(Skipped.self) }
            }
        }
    }
}

extension LossyArray {
    /// Reads the body of a response. Throws `APIError` where it is no array, or where no element of it can be used.
    init(body: Data) throws {
        do {
            self = try JSONDecoder().decode(Self.self, from: body)
        } catch {
            throw APIError(.unexpectedResponse, detail: "the response is no JSON array")
        }
        guard dropped.isEmpty || !values.isEmpty else {
            throw APIError(.unexpectedResponse, detail: "every element is broken: \(dropped[0].reason)")
        }
    }
}

/// An element of a response that was left out.
public struct DroppedElement: Hashable, Sendable {
    /// Its place in the response's array, from 0.
    public let index: Int
    /// What is wrong with it, for logs.
    public let reason: String
}

/// Takes any JSON value and keeps nothing of it.
private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
}

/// A field that may be missing, null or of another type; the last counts as missing.
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
    /// Lets a missing field be `nil`; found by the compiler when it derives `init(from:)`.
    func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
    }
}

extension DecodingError {
    /// The field and the fault, without any value.
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
