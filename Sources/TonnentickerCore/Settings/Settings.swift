/// What the user has chosen.
public struct Settings: Hashable, Sendable {
    /// Where the user lives; `nil` before the first choice.
    public var address: Address?
    /// Whether to remind on the evening before a pickup.
    public var remindsOnEveningBefore: Bool
    public var appearance: Appearance
    /// Those of addresses where bins were deselected; each address once.
    private var selections: [AddressSelection] = []

    public init(address: Address? = nil, remindsOnEveningBefore: Bool = false, appearance: Appearance = .system) {
        self.address = address
        self.remindsOnEveningBefore = remindsOnEveningBefore
        self.appearance = appearance
    }

    /// The household's bins at the present address; another address has a selection of its own.
    public var bins: BinSelection {
        get { selections.first(where: isOfPresentAddress)?.bins ?? .all }
        set {
            selections.removeAll(where: isOfPresentAddress)
            guard let address, newValue != .all else { return }
            selections.append(AddressSelection(address: address, bins: newValue))
        }
    }

    private func isOfPresentAddress(_ selection: AddressSelection) -> Bool {
        address?.hasSameNames(as: selection.address) ?? false
    }
}

/// The bins that a household has at an address.
private struct AddressSelection: Codable, Hashable, Sendable {
    let address: Address
    let bins: BinSelection
}

extension Settings: Codable {
    /// Raised when an older app could no longer make sense of stored settings.
    static let formatVersion = 1

    private enum CodingKeys: String, CodingKey {
        case address, remindsOnEveningBefore, appearance, selections
    }

    /// Each value that is missing or can't be read falls back to its default alone.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
            try? fields.decodeIfPresent(Value.self, forKey: key)
        }
        self.init(
            address: value(.address),
            remindsOnEveningBefore: value(.remindsOnEveningBefore) ?? false,
            appearance: value(.appearance) ?? .system
        )
        let selections: [Lenient<AddressSelection>] = value(.selections) ?? []
        self.selections = selections.compactMap(\.wrappedValue)
    }
}
