/// A bin of the district, and whether the household has it.
public struct HouseholdBin: Hashable, Identifiable, Sendable {
    /// The bin, without a note. Selected bins all have different codes; a deselected one has the code of its name.
    public let bin: Bin
    public let isSelected: Bool

    /// The name of the bin, which is unique within the district.
    public var id: String { bin.name }

    public init(bin: Bin, isSelected: Bool) {
        self.bin = bin
        self.isSelected = isSelected
    }
}
