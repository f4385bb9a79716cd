package import Foundation

/// Reads the body of a response as `HTTPAPI` does; for what holds one without having made the request.
package enum ResponseDecoder {
    /// Throws `APIError` where the body is no array, or where no element of it can be used.
    package static func pickups(from body: Data) throws -> [Pickup] {
        try LossyArray<PickupPayload>(body: body).values
    }
}
