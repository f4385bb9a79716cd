/// The declared types of settings; all others are lists.
struct EvaluationTypes: Sendable {
    private let declared: [String: SettingType]
    /// Whether quotes, backslashes and spaces have a meaning in the values of each setting.
    private(set) var isList: [Bool]
    private let names: NameTable

    init(_ settings: BuildSettings, _ declared: [String: SettingType]) {
        self.declared = declared
        names = settings.names
        isList = Array(repeating: true, count: settings.names.count)
        for (name, type) in declared {
            if let setting = settings.names.find(name) { isList[setting] = type.isList }
        }
    }

    /// Returns whether a setting without a value yields an empty text; otherwise it yields no text at all.
    ///
    /// - Parameter name: The name as written.
    /// - Parameter setting: The setting with that name, if it is assigned.
    func isEmptyText(_ name: ArraySlice<UInt8>, _ setting: Int?) -> Bool {
        // Outside a setting, "value" is an unassigned string.
        if setting == nil, name == "value" { return true }
        guard !declared.isEmpty else { return false }
        let type = declared[setting.map { names[$0] } ?? String(decoding: name, as: UTF8.self)]
        return type == .string || type == .bool
    }
}
