/// A value compiled to steps that an evaluation runs one after the other.
///
/// A reference such as `$(A_$(B):upper:default=x)` becomes: open a name, its text and inner references, look it up,
/// apply the operators, close. The steps keep no nesting, so no depth of references can exhaust the stack.
struct Expression: Sendable {
    enum Step: Sendable {
        /// Text of both forms.
        case text(Range<Int>)
        /// Text of the string form only: quotes, escaping backslashes, blanks at the ends.
        case stringFormText(Range<Int>)
        /// Blanks between two list elements.
        case separator(Range<Int>)
        case openName
        /// Takes the name just built and opens the setting's value in its place.
        case substitute(Reference)
        /// `openName`, `text` and `substitute` of a name that holds no reference.
        case reference(name: Range<Int>, Reference)
        case retrieve(RetrievalOperator)
        case openOperand
        case replace(ReplacementOperator)
        /// The operand of an unknown operator.
        case dropOperand
        /// Merges the reference's value into what surrounds it.
        case close
    }

    struct Reference: Sendable {
        /// Where its `$` stands.
        var start: Int
        /// `$NAME` without brackets.
        var isBare: Bool
        /// Whether the setting is wanted as a string: in quotes, in names, and in all values that are no lists.
        var asString: Bool
        /// Whether the setting may be missing: a default follows, or the reference is a part of one.
        var isOptional = false
        /// Whether the closing bracket is there.
        var isClosed = false
    }

    /// The steps, as a stretch of all steps that were compiled.
    var steps: Range<Int>
    /// Whether references are nested deeper than the limit; the steps then end there.
    var isTooDeep: Bool
}
