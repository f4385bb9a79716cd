import TonnentickerCore

extension TerminalWording {
    static let binDeselected = "abgewählt"
    static let binsHint =
        "Abwählen: tonnenticker mehr --ohne NAME, wieder wählen: tonnenticker mehr --mit NAME. "
        + "Statt des Namens geht die Nummer."
    static let noBins = "Zu dieser Adresse sind noch keine Tonnen bekannt."
    static let changeBins = "\(Wording.changeBins): tonnenticker mehr --tonnen"

    /// Returns why there are no dates.
    static func noDates(_ state: ScheduleModel.State) -> [String] {
        state == .allDeselected ? [Wording.allBinsDeselected, changeBins] : [Wording.noDates]
    }

    /// Returns "alle", or "alle außer Altpapier und Gelber Sack".
    static func bins(_ selection: BinSelection) -> String {
        selection == .all ? "alle" : "alle außer " + Wording.list(selection.deselected)
    }

    /// Describes a name that doesn't match exactly one bin.
    static func unknownBin(_ name: String, _ choice: NamedChoice<HouseholdBin>, among bins: [HouseholdBin]) -> String {
        switch choice {
        case .unclear(let similar) where similar.count == 1:
            "Keine Tonne heißt genau „\(name)“. Meintest du „\(similar[0].bin.name)“?"
        case .unclear(let similar): ambiguous(name, similar.map(\.bin.name))
        case .none, .one: "Keine Tonne „\(name)“. Es gibt:\n" + list(bins.map(\.bin.name))
        }
    }
}
