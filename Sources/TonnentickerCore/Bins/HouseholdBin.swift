/// A bin of the district, and whether the household has it.
public struct HouseholdBin: Hashable, Identifiable, Sendable {
    /// Never with a note. No two selected bins have the same code; a deselected one has the code it would have alone.
    public let bin: Bin
    public let isSelected: Bool

    /// No two bins of a district have the same name.
    public var id: String { bin.name }

    public init(bin: Bin, isSelected: Bool) {
        self.bin = bin
        self.isSelected = isSelected
    }
}
