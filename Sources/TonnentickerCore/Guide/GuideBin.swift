/// The places where things go: bins at home, and sites to bring things to.
public enum GuideBin: String, CaseIterable, Codable, Sendable {
    case residual = "restmuell"
    case organic = "bio"
    case paper = "papier"
    case packaging = "gelb"
    case glass = "glas"
    case hazardous = "schadstoff"
    case recyclingCenter = "wertstoffhof"
    case textile = "altkleider"
    case electronic = "elektro"
    case batteries = "batterien"
    case bulky = "sperrmuell"
    case garden = "gruen"
    case deposit = "pfand"

    /// "Gelber Sack / Gelbe Tonne / Wertstofftonne".
    public var name: String {
        switch self {
        case .residual: "Restmüll"
        case .organic: "Bioabfall / Biotonne"
        case .paper: "Altpapier / Blaue Tonne"
        case .packaging: "Gelber Sack / Gelbe Tonne / Wertstofftonne"
        case .glass: "Altglascontainer"
        case .hazardous: "Schadstoffsammlung / Schadstoffmobil"
        case .recyclingCenter: "Wertstoffhof / Recyclinghof"
        case .textile: "Altkleidersammlung"
        case .electronic: "Elektroaltgeräte (Handel, Wertstoffhof)"
        case .batteries: "Batterierückgabe im Handel"
        case .bulky: "Sperrmüll"
        case .garden: "Grünschnitt / Gartenabfall"
        case .deposit: "Pfandrückgabe im Handel"
        }
    }

    /// The appearance of the bin; its code is unique.
    public var style: WasteStyle {
        switch self {
        case .residual: WasteStyle(category: .residual)
        case .organic: WasteStyle(category: .organic)
        case .paper: WasteStyle(category: .paper)
        case .packaging: WasteStyle(category: .packaging)
        case .glass: WasteStyle(category: .glass)
        case .hazardous: WasteStyle(category: .hazardous)
        case .recyclingCenter: WasteStyle(code: "WH", color: HexColor(0x37608A))
        case .textile: WasteStyle(category: .textile)
        case .electronic: WasteStyle(category: .electronic)
        case .batteries: WasteStyle(code: "BA", color: HexColor(0xA8323E))
        case .bulky: WasteStyle(category: .bulky)
        case .garden: WasteStyle(category: .garden)
        case .deposit: WasteStyle(code: "PF", color: HexColor(0x00695C))
        }
    }
}
