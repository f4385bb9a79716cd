/// The declared type of a setting.
public enum SettingType: String, CaseIterable, Sendable {
    /// Text in which quotes, backslashes and spaces have no special meaning.
    case string
    /// Like `string`, but YES or NO.
    case bool
    /// Like `string`, but absent rather than empty when it has no value.
    case path
    /// Words separated by spaces. Quotes keep spaces in a word, and a backslash escapes the next character.
    case list
    /// Like `list`.
    case pathlist

    /// Whether quotes, backslashes and spaces have a special meaning.
    var isList: Bool { self == .list || self == .pathlist }
}
