/// The declared types of settings; all others are lists.
struct EvaluationTypes: Sendable {
    private let declared: [String: SettingType]
    /// For each setting whether quotes, backslashes and blanks have a meaning in its values.
    private(set) var isList: [Bool]
    private let names: [String]

    init(_ settings: BuildSettings, _ declared: [String: SettingType]) {
        self.declared = declared
        names = settings.names
        isList = Array(repeating: true, count: settings.names.count)
        for (name, type) in declared {
            if let setting = settings.identifiers[name] { isList[setting] = type.isList }
        }
    }

    /// Whether a setting without any value is an empty text; it is no text at all otherwise.
    ///
    /// - Parameters:
    ///   - name: The name as written.
    ///   - setting: The setting that it means, if it has any assignment.
    func isEmptyText(_ name: String, _ setting: Int?) -> Bool {
        // Outside any setting, "value" is a string that nobody has assigned.
        if setting == nil, name == "value" { return true }
        guard !declared.isEmpty, let type = declared[setting.map { names[$0] } ?? name] else { return false }
        return type == .string || type == .bool
    }
}
