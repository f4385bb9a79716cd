/// The declared types of settings; all others are lists.
struct EvaluationTypes: Sendable {
    private let declared: [String: SettingType]
    /// For each setting whether quotes, backslashes and spaces have a meaning in its values.
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

    /// Whether a setting without any value is an empty text; it is no text at all otherwise.
    ///
    /// - Parameter name: The name as written.
    /// - Parameter setting: The setting that it means, if that has any assignment.
    func isEmptyText(_ name: ArraySlice<UInt8>, _ setting: Int?) -> Bool {
        // Outside any setting, "value" is a string that nothing has assigned.
        if setting == nil, name == "value" { return true }
        guard !declared.isEmpty else { return false }
        let type = declared[setting.map { names[$0] } ?? String(decoding: name, as: UTF8.self)]
        return type == .string || type == .bool
    }
}
