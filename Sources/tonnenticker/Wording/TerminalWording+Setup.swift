import TonnentickerCore

extension TerminalWording {
    static func ambiguous(_ name: String, _ choices: [String]) -> String {
        "„\(name)“ ist nicht eindeutig:\n" + list(choices)
    }

    /// Returns the heading above one or more choices.
    static func unclear(_ name: String, _ choices: Int) -> String {
        choices == 1 ? notExactly(name) : "„\(name)“ ist nicht eindeutig."
    }

    static func notExactly(_ name: String) -> String {
        "Keiner heißt genau „\(name)“."
    }

    static func similarPlace(_ name: String, _ place: Place, _ district: String?) -> String {
        let names = [Wording.place(place)] + (district.map { [$0] } ?? [])
        return "Kein Ort heißt genau „\(name)“. Meintest du „\(place.name)“?\n" + list([setUp(names)])
    }

    static func similarDistrict(_ name: String, _ place: Place, _ district: District) -> String {
        "Kein Bezirk heißt genau „\(name)“. Meintest du „\(Wording.district(district))“?\n"
            + list([setUp([Wording.place(place), Wording.district(district)])])
    }

    static func unknownDistrict(_ name: String, _ districts: [District]) -> String {
        "Kein Bezirk „\(name)“. Es gibt:\n" + list(districts.map(Wording.district))
    }

    static func districtMissing(_ place: Place, _ districts: [District]) -> String {
        "In \(place.name) gibt es mehrere Bezirke. "
            + "Nenne einen: tonnenticker einrichten \(argument(place.name)) BEZIRK\n"
            + list(districts.map(Wording.district))
    }

    private static func setUp(_ names: [String]) -> String {
        "tonnenticker einrichten " + names.map(argument).joined(separator: " ")
    }
}
