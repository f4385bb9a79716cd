/// What `PreviewAPI` answers with.
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

    /// With and without a code and a colour of their own.
    static let wasteTypes = [
        WasteType(id: "rest", name: "Restabfall", code: "R", color: "#4A4A4A"),
        WasteType(id: "bio", name: "Biotonne", code: "B", color: "7a4e1e"),
        WasteType(id: "papier", name: "Altpapier"),
        WasteType(id: "gelb", name: "Gelber Sack", color: "#F2C500"),
        WasteType(id: "gruen", name: "Grünschnitt"),
        WasteType(id: "schadstoff", name: "Schadstoffmobil"),
    ]

    /// Thirteen weeks from tomorrow on: two bins tomorrow, then a rhythm, with one moved date. What would fall on a
    /// Sunday comes a day later.
    static func pickups(around today: CalendarDay) -> [Pickup] {
        func every(_ interval: Int, from start: Int, _ type: WasteType.ID) -> [Pickup] {
            stride(from: start, through: 91, by: interval).map {
                Pickup(day: today.adding(days: $0), wasteTypeID: type)
            }
        }
        let pickups =
            every(14, from: -13, "bio") + every(28, from: 1, "papier") + every(14, from: 4, "rest")
            + [Pickup(day: today.adding(days: 9), wasteTypeID: "gelb", note: "verschoben wegen Feiertag")]
            + every(14, from: 22, "gelb")
            + [
                Pickup(day: today.adding(days: 12), wasteTypeID: "gruen"),
                Pickup(day: today.adding(days: 33), wasteTypeID: "schadstoff", note: "Marktplatz, 14 bis 16 Uhr"),
            ]
        return pickups.map { Pickup(day: $0.day.workday, wasteTypeID: $0.wasteTypeID, note: $0.note) }
    }

    /// The same, all a day later for a fortnight.
    static func movedPickups(around today: CalendarDay) -> [Pickup] {
        pickups(around: today).map { pickup in
            (0...14).contains(today.days(until: pickup.day))
                ? Pickup(day: pickup.day.adding(days: 1).workday, wasteTypeID: pickup.wasteTypeID, note: "verschoben")
                : pickup
        }
    }
}

extension CalendarDay {
    /// The day itself, or the Monday after it where it is a Sunday.
    fileprivate var workday: CalendarDay {
        weekday == .sunday ? adding(days: 1) : self
    }
}
