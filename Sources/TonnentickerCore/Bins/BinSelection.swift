/// The bins of a district that a household has: all except the deselected ones.
///
/// Bins are stored by name, so that new ids and repeated imports change nothing and a new bin is selected.
public struct BinSelection: Codable, Hashable, Sendable {
    /// The names of the deselected bins as they were shown, sorted.
    public private(set) var deselected: [String]

    /// A selection of every bin, known or not.
    public static let all = BinSelection()

    /// - Parameter deselected: Names of bins. Case and the spelling of umlauts don't matter.
    public init(deselected: [String] = []) {
        self.deselected = []
        for name in deselected { set(name, isSelected: false) }
    }

    public func contains(_ name: String) -> Bool {
        let key = name.foldedWithUmlautsWrittenOut
        return !deselected.contains { $0.foldedWithUmlautsWrittenOut == key }
    }

    public mutating func set(_ name: String, isSelected: Bool) {
        guard contains(name) != isSelected else { return }
        if isSelected {
            let key = name.foldedWithUmlautsWrittenOut
            deselected.removeAll { $0.foldedWithUmlautsWrittenOut == key }
        } else {
            deselected = (deselected + [name]).sorted()
        }
    }
}
