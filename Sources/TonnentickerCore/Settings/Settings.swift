/// The user's choices.
public struct Settings: Hashable, Sendable {
    /// Where the user lives; `nil` before the first choice.
    public var address: Address?
    /// Whether to remind on the evening before a pickup.
    public var remindsOnEveningBefore: Bool
    public var appearance: Appearance
    /// The selections of addresses with deselected bins, one for each address.
    private var selections: [AddressSelection] = []

    public init(address: Address? = nil, remindsOnEveningBefore: Bool = false, appearance: Appearance = .system) {
        self.address = address
        self.remindsOnEveningBefore = remindsOnEveningBefore
        self.appearance = appearance
    }

    /// The household's bins at the present address; each address has its own selection.
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
    /// The format version, raised when older apps could no longer read the settings.
    static let formatVersion = 1

    private enum CodingKeys: String, CodingKey {
        case address, remindsOnEveningBefore, appearance, selections
    }

    /// Decodes each value separately; one that is missing or unreadable falls back to its default.
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
