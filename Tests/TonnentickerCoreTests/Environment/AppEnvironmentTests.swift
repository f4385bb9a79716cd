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
