import Testing
import TonnentickerCore

@testable import tonnenticker

struct TerminalWordingTests {
    private let districts = [
        District(id: "1", name: "Rheda", detail: "nördlich der Ems"), District(id: "2", name: "Wiedenbrück"),
    ]

    @Test("lists the possible names, one on each line")
    func choices() {
        #expect(
            TerminalWording.ambiguous("be", ["Beckum, Kreis Warendorf", "Beelen, Kreis Warendorf"])
                == "„be“ ist nicht eindeutig:\n  Beckum, Kreis Warendorf\n  Beelen, Kreis Warendorf")
        #expect(
            TerminalWording.unknownDistrict("Nord", districts)
                == "Kein Bezirk „Nord“. Es gibt:\n  Rheda, nördlich der Ems\n  Wiedenbrück")
    }

    @Test("quotes a place's name in a call for the shell")
    func call() {
        #expect(
            TerminalWording.districtMissing(Place(id: "r", name: "Rheda-Wiedenbrück"), districts)
                == "In Rheda-Wiedenbrück gibt es mehrere Bezirke. "
                + "Nenne einen: tonnenticker einrichten Rheda-Wiedenbrück BEZIRK\n"
                + "  Rheda, nördlich der Ems\n  Wiedenbrück")
        #expect(
            TerminalWording.districtMissing(Place(id: "h", name: "Halle (Westf)"), [])
                .contains(#"einrichten "Halle (Westf)" BEZIRK"#))
    }
}
