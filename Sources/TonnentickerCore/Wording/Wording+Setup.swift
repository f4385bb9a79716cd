extension Wording {
    public static let placeTitle = "Wo wohnst du?"
    public static let placePlaceholder = "Ort suchen"
    public static let placeEmpty = "Gib den Namen deines Ortes ein."
    public static let placeNotFound = "Kein Ort gefunden. Prüfe die Schreibweise."
    public static let placeSearchFailed = "Die Suche hat nicht geklappt."
    public static let districtTitle = "Welcher Bezirk?"
    public static let noDistricts = "Für diesen Ort gibt es noch keine Termine."
    public static let cancel = "Abbrechen"

    /// „Gütersloh, Kreis Gütersloh“.
    public static func place(_ place: Place) -> String {
        named(place.name, place.county)
    }

    /// „Bezirk 1, Innenstadt“.
    public static func district(_ district: District) -> String {
        named(district.name, district.detail)
    }

    private static func named(_ name: String, _ detail: String?) -> String {
        detail.map { "\(name), \($0)" } ?? name
    }

    /// „Gütersloh, Bezirk 1“; the place alone where its only district has its name.
    public static func address(_ address: Address) -> String {
        address.district.name == address.place.name
            ? address.place.name : "\(address.place.name), \(address.district.name)"
    }
}
