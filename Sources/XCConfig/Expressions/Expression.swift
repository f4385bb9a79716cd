/// A value compiled to a flat sequence of steps.
///
/// A reference such as `$(A_$(B):upper:default=x)` becomes: open a name, append its text and inner references, look it
/// up, apply the operators, close. Since the steps aren't nested, deeply nested references can't overflow the call
/// stack.
struct Expression: Sendable {
    enum Step: Sendable {
        /// Text that belongs to both forms.
        case text(Range<Int>)
        /// Text that belongs to the string form only: quotes, escaping backslashes, whitespace at both ends.
        case stringFormText(Range<Int>)
        /// Whitespace between two list elements.
        case separator(Range<Int>)
        case openName
        /// Replaces the name just built with the setting's value.
        case substitute(Reference)
        /// Combines `openName`, `text` and `substitute` for a name without references.
        case reference(name: Range<Int>, Reference)
        case retrieve(RetrievalOperator)
        case openOperand
        case replace(ReplacementOperator)
        /// Removes the operand of an unknown operator.
        case dropOperand
        /// Merges the reference's value into the value around it.
        case close
    }

    struct Reference: Sendable {
        /// The position of the `$`.
        var start: Int
        /// Whether the reference is `$NAME`, without brackets.
        var isBare: Bool
        /// Whether the string form is needed: in quotes, in names, and in values that aren't lists.
        var asString: Bool
        /// Whether the setting may be missing, because a default follows or the reference is part of one.
        var isOptional = false
        /// Whether the reference has its closing bracket.
        var isClosed = false
    }

    /// The range of the steps among all compiled steps.
    var steps: Range<Int>
    /// Whether references are nested deeper than the limit, where the steps then end.
    var isTooDeep: Bool
}
