package import Foundation

/// Reads the body of an answer as `HTTPAPI` does; for what holds one without having asked.
package enum AnswerDecoder {
    /// Throws `APIError` where the body is no array, or where no element of it can be used.
    package static func pickups(from body: Data) throws -> [Pickup] {
        try LossyArray<PickupPayload>(answer: body).values
    }

    /// Throws as `pickups(from:)` does.
    package static func wasteTypes(from body: Data) throws -> [WasteType] {
        try LossyArray<WasteTypePayload>(answer: body).values
    }
}
