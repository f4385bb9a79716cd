import Foundation
import XCTest

/// The first start on embedded data: place, reminders, dates.
final class FirstStartTests: XCTestCase {
    @MainActor
    func testLeadsFromAPlaceToItsDates() {
        let app = XCUIApplication()
        app.launchArguments = ["--first-start"]
        app.launch()

        let field = app.textFields.firstMatch
        XCTAssertTrue(field.waitForExistence(timeout: 30))
        field.tap()
        field.typeText("Beelen")
        tap("Beelen", in: app)
        tap("Später", in: app)
        XCTAssertTrue(element("Nächste Abholung, morgen", in: app).waitForExistence(timeout: 10))
        XCTAssertTrue(app.tabBars.buttons["Abfall-ABC"].exists)
    }

    @MainActor
    private func tap(_ label: String, in app: XCUIApplication) {
        let button = app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", label)).firstMatch
        XCTAssertTrue(button.waitForExistence(timeout: 10), "there is no button '\(label)'")
        button.tap()
    }

    @MainActor
    private func element(_ label: String, in app: XCUIApplication) -> XCUIElement {
        app.descendants(matching: .any).matching(NSPredicate(format: "label BEGINSWITH %@", label)).firstMatch
    }
}
