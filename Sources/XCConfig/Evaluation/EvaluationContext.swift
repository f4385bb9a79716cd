/// What the conditions of assignments are checked against, and how values are read.
public struct EvaluationContext: Sendable {
    /// Values of condition parameters, such as `["sdk": ["iphoneos26.2"]]`.
    public var conditions: [String: [String]]
    /// Parameters bound beforehand, setting by setting, as a build binds `sdk`: the first value that matches any
    /// assignment of the setting counts, and the other assignments conditional on the parameter vanish.
    public var bindings: [String: [String]]
    /// The settings whose type is declared; all others are lists.
    public var types: [String: SettingType]
    /// Whether no other level will assign anything, so that a reference to an unknown name is a mistake.
    public var isComplete: Bool

    /// Everything is empty unless given.
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
