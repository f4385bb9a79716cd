extension Wording {
    public static let placeTitle = "Wo wohnst du?"
    public static let placePlaceholder = "Ort suchen"
    public static let placeEmpty = "Gib den Namen deines Ortes ein."
    public static let placeNotFound = "Kein Ort gefunden. Prüfe die Schreibweise."
    /// The message while a response takes long.
    public static let placeSearching = "Suche …"
    public static let placeSearchFailed = "Die Suche hat nicht geklappt."
    public static let districtTitle = "Welcher Bezirk?"
    public static let noDistricts = "Für diesen Ort gibt es noch keine Termine."
    public static let remindersQuestion = "Am Vorabend erinnern?"
    public static let remindersQuestionText =
        "Um \(ReminderPlanner.hour):00 Uhr am Tag vor jeder Abholung."
    public static let remindersYes = "Ja, erinnern"
    public static let remindersLater = "Später"
    public static let cancel = "Abbrechen"

    /// Returns "Die Suche hat nicht geklappt. Keine Internetverbindung."
    public static func failedSearch(_ error: APIError) -> String {
        "\(placeSearchFailed) \(Wording.error(error))"
    }

    /// Returns "Gütersloh, Kreis Gütersloh".
    public static func place(_ place: Place) -> String {
        named(place.name, place.county)
    }

    /// Returns "Bezirk 1", or "Außenbereich (Nord)" if the place has several of that name.
    public static func districtName(_ district: District) -> String {
        guard district.hasNamesake, let detail = district.detail else { return district.name }
        return "\(district.name) (\(detail))"
    }

    /// Returns "Innenstadt", shown below the name; `nil` if the name includes it.
    public static func districtDetail(_ district: District) -> String? {
        district.hasNamesake ? nil : district.detail
    }

    /// Returns "Bezirk 1, Innenstadt", or "Außenbereich (Nord)" if the place has several of that name.
    public static func district(_ district: District) -> String {
        named(districtName(district), districtDetail(district))
    }

    private static func named(_ name: String, _ detail: String?) -> String {
        detail.map { "\(name), \($0)" } ?? name
    }

    /// Returns "Gütersloh, Bezirk 1" or "Harsewinkel, Außenbereich (Nord)"; only the place if its single district has
    /// its name.
    public static func address(_ address: Address) -> String {
        let district = districtName(address.district)
        return district == address.place.name ? district : "\(address.place.name), \(district)"
    }
}
