/// How a setting's value is read.
public enum SettingType: String, CaseIterable, Sendable {
    /// Text in which quotes, backslashes and blanks have no meaning.
    case string
    /// As `string`; YES or NO.
    case bool
    /// As `string`; without any value it is no text, not an empty one.
    case path
    /// Words: quotes hold blanks together, a backslash takes the meaning from what follows it.
    case list
    /// As `list`.
    case pathlist

    /// Quotes, backslashes and blanks have a meaning in lists alone.
    var isList: Bool { self == .list || self == .pathlist }
}
