package import XCConfig

/// Where a value comes from.
package struct ValueOrigin: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        case file(SourceLocation)
        /// A variable of the environment.
        case variable(String)
    }

    /// First the assignment or variable that holds the value, then those that pass it on, last the setting's own.
    package var places: [Place]
    /// Whether the value is more than nothing.
    package var hasValue: Bool
    /// Assignments and variables that would count if those in `places` were gone.
    package var shadowed: [Place]

    static let nowhere = ValueOrigin(places: [], hasValue: false, shadowed: [])
}
