import Foundation
import Testing

@testable import TonnentickerCore

struct AppEnvironmentTests {
    @Test("has the flavours of the generated environment", arguments: Environment.Flavour.allCases)
    func flavours(flavour: Environment.Flavour) {
        var environment = Environment.current
        environment.flavour = flavour
        #expect(AppEnvironment(environment).flavour.rawValue == flavour.rawValue)
        #expect(AppEnvironment(environment).baseURL == environment.baseURL)
    }

    @Test(
        "lets only the Local flavour use a backend at another address of this machine",
        arguments: [
            ("http://localhost:1234", true), ("http://127.0.0.1:80/x", true), ("https://LOCALHOST", true),
            ("http://[::1]:8080", true), ("http://example.org", false), ("http://localhost.example.org", false),
            ("http://a@localhost", false), ("ftp://localhost", false), ("localhost:8080", false), ("", false),
        ]
    )
    func localBackend(text: String, isAllowed: Bool) {
        for flavour in Environment.Flavour.allCases {
            var environment = Environment.current
            environment.flavour = flavour
            let moved = AppEnvironment(environment).withLocalBackend(at: text)
            #expect(moved?.baseURL.absoluteString == (isAllowed && flavour == .local ? text : nil))
        }
    }

    @Test("reads the size of a PNG from its header")
    func pixelSize() {
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        let size = PixelSize(pngData: Data(header + [0, 0, 4, 0, 0, 0, 1, 2, 8, 2]))
        #expect(size?.width == 1024)
        #expect(size?.height == 258)
        #expect(PixelSize(pngData: Data(header + [0, 0, 4, 0, 0, 0, 1])) == nil)
        #expect(PixelSize(pngData: Data([0xFF, 0xD8] + header.dropFirst(2) + [0, 0, 4, 0, 0, 0, 1, 2])) == nil)
        #expect(PixelSize(pngData: Data()) == nil)
    }
}
