package import Foundation

/// A decoder of response bodies that works like `HTTPAPI`, for callers that already have one.
package enum ResponseDecoder {
    /// Decodes pickups. Throws `APIError` if the body isn't an array or if none of its elements are usable.
    package static func pickups(from body: Data) throws -> [Pickup] {
        try LossyArray<PickupPayload>(body: body).values
    }
}
