import Foundation
import Testing

@testable import TonnentickerCore

/// Parses an instant such as `2026-03-28T18:00:00Z`.
func instant(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
}

/// Parses a day such as `2026-03-28`.
func day(_ text: String) throws -> CalendarDay {
    try #require(CalendarDay(text))
}
