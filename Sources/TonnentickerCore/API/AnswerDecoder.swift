package import Foundation

/// Reads the body of an answer as `HTTPAPI` does; for what holds one without having asked.
package enum AnswerDecoder {
    /// Throws `APIError` where the body is no array, or where no element of it can be used.
    package static func pickups(from body: Data) throws -> [Pickup] {
        try LossyArray<PickupPayload>(answer: body).values
    }
}
