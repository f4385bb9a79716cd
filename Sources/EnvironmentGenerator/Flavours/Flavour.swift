package import XCConfig

/// A flavour `Prod` is `Prod.xcconfig`, the compilation condition `PROD` and the case `prod`.
package struct Flavour: Hashable, Sendable {
    package var name: String
    /// Where it is listed.
    package var location: SourceLocation

    package init(_ name: String, at location: SourceLocation) {
        self.name = name
        self.location = location
    }

    package var fileName: String { name + ".xcconfig" }

    /// The flavour's name as a condition.
    package var condition: String { name.uppercased() }

    /// The compilation conditions that choose the flavour: its name, and its name as other packages don't use it.
    package var conditions: [String] {
        (Self.takenConditions.contains(condition) ? [] : [condition]) + ["FLAVOUR_" + condition]
    }

    /// Conditions that SwiftPM sets by itself.
    private static let takenConditions: Set = ["DEBUG", "SWIFT_PACKAGE", "XCODE"]

    package var caseName: String { SwiftName.caseName(ofFlavour: name) }
}

extension Flavour {
    /// Flavours that one condition would choose, or whose case Swift doesn't allow, each with the reason.
    ///
    /// - Parameter name: How a flavour is called in the reason.
    static func clashes(
        among flavours: [Flavour], name: (Flavour) -> String = \.name
    ) -> [(location: SourceLocation, message: String)] {
        flavours.indices.flatMap { index in
            let flavour = flavours[index]
            var messages: [String] = []
            let other = flavours[..<index].first {
                $0.name != flavour.name && !Set($0.conditions).isDisjoint(with: flavour.conditions)
            }
            if let other, let condition = other.conditions.first(where: flavour.conditions.contains) {
                messages.append("flavours '\(name(other))' and '\(name(flavour))' have one condition, -D\(condition)")
            }
            if SwiftName.isReservedCase(flavour.caseName) {
                messages.append("'\(flavour.caseName)' is reserved in Swift; rename '\(flavour.name)'")
            }
            return messages.map { (flavour.location, $0) }
        }
    }
}
