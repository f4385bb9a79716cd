extension Evaluation {
    enum Form: Int32, Sendable { case string, list }

    /// A value in progress: of an assignment or of a free expression. It is small, since a chain may have millions.
    struct Frame: Sendable {
        /// The assignment, or `noIndex` for a free expression.
        var assignment: Int32 = .noIndex
        /// The setting, or `noIndex` for a free expression.
        var setting: Int32 = .noIndex
        var form = Form.string
        /// The next step, and the end of the steps.
        var step: Int32
        var endStep: Int32
        /// The frame of the same setting further down, or `noIndex`.
        var shadowed: Int32 = .noIndex
        /// The lowest frame that the value refers to, or the frame itself: the low-link of Tarjan's algorithm.
        var lowLink: Int32
        /// The frame's step in the derivation, or `noIndex`.
        var derivationStep: Int32 = .noIndex
        /// Whether a part of the value met a cycle.
        var meetsCycle = false
        /// Whether the setting was evaluated before.
        var isRevisit = false
        /// The effort when the frame was pushed.
        var effort = 0

        var isFree: Bool { setting == .noIndex }
    }
}
