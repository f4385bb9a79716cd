import Foundation
import TonnentickerCore

/// A found place, as JSON.
struct PlaceReport: Encodable {
    struct District: Encodable {
        /// The name as it is shown, which is unique within the place.
        let name: String
        let detail: String?
    }

    let name: String
    let county: String?
    /// The districts; `nil` if too many places were found to ask for them.
    let districts: [District]?

    init(_ place: Place, districts: [TonnentickerCore.District]?) {
        name = place.name
        county = place.county
        self.districts = districts?.map { District(name: Wording.districtName($0), detail: $0.detail) }
    }
}

/// An item of the Abfall-ABC, as JSON.
struct GuideReport: Encodable {
    let item: String
    let synonyms: [String]
    let bin: String
    let code: String
    let alternatives: [String]
    let hint: String
    let isRegional: Bool

    init(_ item: GuideItem) {
        self.item = item.name
        synonyms = item.synonyms
        bin = item.bin.name
        code = item.bin.style.code
        alternatives = item.alternatives.map(\.name)
        hint = item.hint
        isRegional = item.isRegional
    }
}

/// A planned reminder, as JSON.
struct ReminderReport: Encodable {
    let id: String
    let pickupDate: CalendarDay
    let fireDate: Date
    let title: String
    let body: String

    init(_ reminder: Reminder) {
        id = reminder.id
        pickupDate = reminder.day
        fireDate = reminder.fireDate
        title = reminder.title
        body = reminder.body
    }
}

/// The settings, as JSON.
struct SettingsReport: Encodable {
    let address: AddressReport?
    let remindsOnEveningBefore: Bool
    let appearance: String
    /// The names of the deselected bins at the stored address.
    let deselectedBins: [String]

    init(_ settings: Settings) {
        address = settings.address.map(AddressReport.init)
        remindsOnEveningBefore = settings.remindsOnEveningBefore
        appearance = settings.appearance.rawValue
        deselectedBins = settings.bins.deselected
    }
}

/// A bin of the district, as JSON.
struct BinReport: Encodable {
    let name: String
    let code: String
    let color: String
    let isSelected: Bool

    init(_ row: HouseholdBin) {
        name = row.bin.name
        code = row.bin.style.code
        color = row.bin.style.color.description
        isSelected = row.isSelected
    }
}
