/// The values that conditions are tested against, and the types of settings.
public struct EvaluationContext: Sendable {
    /// The values of condition parameters, such as `["sdk": ["iphoneos26.2"]]`.
    public var conditions: [String: [String]]
    /// The values of parameters that are bound first, one setting at a time, as a build binds `sdk`. The parameter
    /// takes the first value that matches an assignment of the setting, and assignments for other values are ignored.
    public var bindings: [String: [String]]
    /// The settings whose type is declared; all others are lists.
    public var types: [String: SettingType]
    /// Whether no other level assigns anything, so that a reference to an unknown name is a mistake.
    public var isComplete: Bool

    /// Creates a context; everything is empty unless given.
    public init(
        conditions: [String: [String]] = [:], bindings: [String: [String]] = [:], types: [String: SettingType] = [:],
        isComplete: Bool = false
    ) {
        self.conditions = conditions
        self.bindings = bindings
        self.types = types
        self.isComplete = isComplete
    }
}
