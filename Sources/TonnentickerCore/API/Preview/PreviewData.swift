/// The data that `PreviewAPI` returns.
enum PreviewData {
    static let guetersloh = Place(id: "guetersloh", name: "Gütersloh", county: "Kreis Gütersloh")

    static let places = [
        Place(id: "ahlen", name: "Ahlen", county: "Kreis Warendorf"),
        Place(id: "beckum", name: "Beckum", county: "Kreis Warendorf"),
        Place(id: "beelen", name: "Beelen", county: "Kreis Warendorf"),
        guetersloh,
        Place(id: "halle", name: "Halle (Westf)", county: "Kreis Gütersloh"),
        Place(id: "oelde", name: "Oelde", county: "Kreis Warendorf"),
        Place(id: "rheda-wiedenbrueck", name: "Rheda-Wiedenbrück", county: "Kreis Gütersloh"),
        Place(id: "schloss-holte-stukenbrock", name: "Schloß Holte-Stukenbrock", county: "Kreis Gütersloh"),
        Place(id: "warendorf", name: "Warendorf", county: "Kreis Warendorf"),
    ]

    static let districts = [
        guetersloh.id: [
            PreviewAPI.address.district,
            District(id: "guetersloh-2", name: "Bezirk 2", detail: "Avenwedde, Friedrichsdorf, Isselhorst"),
            District(id: "guetersloh-3", name: "Bezirk 3", detail: "Kattenstroth, Pavenstädt, Spexard"),
        ],
        "rheda-wiedenbrueck": [
            District(id: "rheda-wiedenbrueck-1", name: "Rheda"),
            District(id: "rheda-wiedenbrueck-2", name: "Wiedenbrück"),
        ],
    ]

    /// Types with and without a code and a colour.
    static let wasteTypes = [
        WasteType(id: "rest", name: "Restabfall", code: "R", color: "#4A4A4A"),
        WasteType(id: "bio", name: "Biotonne", code: "B", color: "7a4e1e"),
        WasteType(id: "papier", name: "Altpapier"),
        WasteType(id: "gelb", name: "Gelber Sack", color: "#F2C500"),
        WasteType(id: "gruen", name: "Grünschnitt"),
        WasteType(id: "schadstoff", name: "Schadstoffmobil"),
    ]

    /// Returns thirteen weeks of pickups: two bins tomorrow, then a rhythm. Pickups on a Sunday or a public holiday
    /// move to the next working day.
    static func pickups(around today: CalendarDay) -> [Pickup] {
        rhythm(around: today, residualFrom: 4, lightPackagingFrom: 8, through: 91)
    }

    /// Returns the same pickups with two bins on the next public holiday that isn't a Sunday, which moves them.
    static func movedPickups(around today: CalendarDay) -> [Pickup] {
        // In each year they fall on several days of the week.
        let holiday =
            (1...366).first {
                let day = today.adding(days: $0)
                return PublicHoliday.name(of: day) != nil && day.weekday != .sunday
            } ?? 0
        let start = holiday % 14
        return rhythm(around: today, residualFrom: start, lightPackagingFrom: start, through: max(91, holiday + 14))
    }

    private static func rhythm(
        around today: CalendarDay, residualFrom residual: Int, lightPackagingFrom lightPackaging: Int, through last: Int
    ) -> [Pickup] {
        func every(_ interval: Int, from start: Int, _ type: WasteType.ID) -> [Pickup] {
            stride(from: start, through: last, by: interval).map {
                Pickup(day: today.adding(days: $0), wasteTypeID: type)
            }
        }
        let planned =
            every(14, from: -13, "bio") + every(28, from: 1, "papier") + every(14, from: residual, "rest")
            + every(14, from: lightPackaging, "gelb")
            + [
                Pickup(day: today.adding(days: 12), wasteTypeID: "gruen"),
                Pickup(day: today.adding(days: 33), wasteTypeID: "schadstoff", note: "Marktplatz, 14 bis 16 Uhr"),
            ]
        return planned.map(\.served)
    }
}

extension Pickup {
    /// The pickup on its day, or on the next working day with the holiday as the reason.
    fileprivate var served: Pickup {
        guard day.weekday == .sunday || PublicHoliday.name(of: day) != nil else { return self }
        let reason = PublicHoliday.name(of: day).map { "verschoben wegen \($0)" }
        return Pickup(day: day.adding(days: 1), wasteTypeID: wasteTypeID, note: reason ?? note).served
    }
}
