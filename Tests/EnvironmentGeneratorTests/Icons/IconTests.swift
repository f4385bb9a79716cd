import Foundation
import Testing

@testable import EnvironmentGenerator

struct IconTests {
    @Test("a good icon is embedded as it is")
    func good() throws {
        let package = package(images: ["I.png": Self.png()])
        #expect(package.findings == [])
        #expect(try Resolution(package.input).flavours[0].icon?.png == Self.png())
        for image in [
            Self.png(depth: 1, colourType: 0), Self.png(depth: 16),
            Self.png(depth: 4, colourType: 3, extra: ["PLTE": [1, 2, 3]]),
        ] {
            #expect(self.package(images: ["I.png": image]).findings == [])
        }
    }

    @Test(
        "an icon that the App Store would reject is refused at its file",
        arguments: [
            (
                png(colourType: 6),
                "the image has an alpha channel, which the App Store rejects; export it without "
                    + "transparency"
            ),
            (
                png(colourType: 4),
                "the image has an alpha channel, which the App Store rejects; export it without "
                    + "transparency"
            ),
            (
                png(extra: ["tRNS": [0, 0]]),
                "the image has an alpha channel, which the App Store rejects; export it without "
                    + "transparency"
            ),
            (png(width: 512, height: 512), "the image has 512 × 512 pixels; 1024 × 1024 are needed"),
            (png(width: 1024, height: 1023), "the image has 1024 × 1023 pixels; 1024 × 1024 are needed"),
            (Array(png().dropLast(13)), "the file is cut off or damaged; export the icon again"),
            (Array(png().dropLast(9)), "the file is cut off or damaged; export the icon again"),
            (damaged(png(), at: 0x29), "the file is cut off or damaged; export the icon again"),
            (damaged(png(), at: 0x1D), "the file is cut off or damaged; export the icon again"),
            (png(depth: 3), "the file is cut off or damaged; export the icon again"),
            (png(depth: 4), "the file is cut off or damaged; export the icon again"),
            (png(depth: 16, colourType: 3), "the file is cut off or damaged; export the icon again"),
            (png(colourType: 3), "the file is cut off or damaged; export the icon again"),
            (png(colourType: 3, extra: ["PLTE": [1, 2]]), "the file is cut off or damaged; export the icon again"),
            (png(colourType: 7), "the file is cut off or damaged; export the icon again"),
            (png(pixels: []), "the file is cut off or damaged; export the icon again"),
            (Array("GIF89a".utf8), "this isn't a PNG file; export the icon as PNG"),
            ([], "this isn't a PNG file; export the icon as PNG"),
        ] as [([UInt8], String)])
    func rejected(image: [UInt8], fault: String) {
        #expect(
            package(images: ["I.png": image]).findings == ["A.xcassets/I.appiconset/I.png:1:1: error: \(fault)"])
    }

    @Test("Contents.json and the files have to agree, both ways")
    func contents() {
        #expect(
            package(images: ["J.png": Self.png()]).findings == [
                "A.xcassets/I.appiconset/Contents.json:1:1: error: 'I.png' is listed and not there; add it or take the "
                    + "entry out",
                "A.xcassets/I.appiconset/J.png:1:1: error: Contents.json does not list this file; list it or delete it",
            ])
        #expect(
            package(images: ["I.png": Self.png()], contents: #"{"info": 1}"#).findings == [
                #"A.xcassets/I.appiconset/Contents.json:1:1: error: "images" is missing"#
            ])
        let broken = package(images: [:], contents: "{")
        #expect(
            broken.findings == [
                "A.xcassets/I.appiconset/Contents.json:1:2: error: this isn't JSON: expected a string in double quotes"
            ])
        #expect(broken.rules == [.invalidIcon])
        #expect(
            package(images: [:], contents: #"{"images": [{}, 1, {"filename": 1}]}"#).findings == [
                "A.xcassets/I.appiconset/Contents.json:1:1: error: no icon of 1024 × 1024 pixels is listed; add one"
            ])
    }

    @Test("a file that can't be read is named")
    func unreadable() {
        #expect(
            package(images: ["I.png/I.png": Self.png()]).findings == [
                "A.xcassets/I.appiconset/I.png:1:1: error: the file can't be read: it is a directory"
            ])
        var broken = package(images: ["I.png": Self.png()], contents: "{")
        #expect(
            broken.findings == [
                "A.xcassets/I.appiconset/Contents.json:1:2: error: this isn't JSON: expected a string in double quotes"
            ])
        broken.files["A.xcassets/I.appiconset/Contents.json"] = nil
        #expect(
            broken.findings == [
                "A.xcassets/I.appiconset/Contents.json:1:1: error: the file can't be read; an icon set needs it"
            ])
        broken.images = [:]
        #expect(
            broken.findings == [
                "Configurations/Environment.json:1:62: error: there is no folder 'A.xcassets'; add it, or name another "
                    + "catalogue"
            ])
        broken.files["B.xcassets/a"] = ""
        #expect(
            broken.findings == [
                "Configurations/Environment.json:1:62: error: there is no folder 'A.xcassets'; did you mean 'B.xcassets'?"
            ])
        broken.files["A.xcassets/a"] = ""
        #expect(
            broken.findings == ["Configurations/Prod.xcconfig:2:1: error: A.xcassets has no icon set 'I'; it has none"])
    }

    @Test(
        "dark and tinted variants and those of the Mac may be transparent, smaller icons have their own size, empty slots aren't a fault"
    )
    func variants() throws {
        let contents = """
            {"images": [
              {"filename": "dark.png", "size": "1024x1024", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"filename": "small.png", "size": "83.5x83.5", "scale": "2x"},
              {"filename": "mac.png", "idiom": "mac", "size": "512x512", "scale": "2x"},
              {"size": "1024x1024", "appearances": [{"appearance": "luminosity", "value": "tinted"}]},
              {"filename": "I.png", "size": "1024x1024"}]}
            """
        var images = [
            "dark.png": Self.png(colourType: 6), "small.png": Self.png(width: 167, height: 167),
            "mac.png": Self.png(colourType: 6), "I.png": Self.png(),
        ]
        let package = package(images: images, contents: contents)
        #expect(package.findings == [])
        #expect(try Resolution(package.input).flavours[0].icon?.png == Self.png())
        images["dark.png"] = Self.png(width: 512, height: 512, colourType: 6)
        images["small.png"] = Self.png(width: 167, height: 167, colourType: 6)
        #expect(
            self.package(images: images, contents: contents).findings == [
                "A.xcassets/I.appiconset/dark.png:1:1: error: the image has 512 × 512 pixels; 1024 × 1024 are needed",
                "A.xcassets/I.appiconset/small.png:1:1: error: the image has an alpha channel, which the App Store "
                    + "rejects; export it without transparency",
            ])
    }

    @Test(
        "a size that is none is reported",
        arguments: [
            ("infxinf", "1x"), ("nanxnan", "1x"), ("1e300x1e300", "1x"), ("x", "1x"), ("0x0", "1x"), ("-60x-60", "1x"),
            ("60", "1x"), ("60x61", "1x"), ("60x60x60", "1x"), ("", "1x"), ("1024x1024", ""), ("1024x1024", "0x"),
        ])
    func strangeSize(size: String, scale: String) {
        let contents = "{\"images\": [{\"filename\": \"I.png\", \"size\": \"\(size)\", \"scale\": \"\(scale)\"}]}"
        #expect(
            package(images: ["I.png": Self.png()], contents: contents).findings == [
                "A.xcassets/I.appiconset/Contents.json:1:1: error: 'I.png' has no size such as 60x60 at the scale 2x; "
                    + "correct its entry"
            ])
    }

    @Test("an unknown name is reported at the setting's line, with the nearest one")
    func unknownName() {
        #expect(
            package(images: ["I.png": Self.png()], name: "II").findings == [
                "Configurations/Prod.xcconfig:2:1: error: A.xcassets has no icon set 'II'; did you mean 'I'?"
            ])
        #expect(
            package(images: ["I.png": Self.png()], name: "../A.xcassets/I").findings == [
                "Configurations/Prod.xcconfig:2:1: error: A.xcassets has no icon set '../A.xcassets/I'; it has I"
            ])
        #expect(
            package(images: ["I.png": Self.png()], name: "Other").findings == [
                "Configurations/Prod.xcconfig:2:1: error: A.xcassets has no icon set 'Other'; it has I"
            ])
        #expect(
            package(images: ["I.png": Self.png()], name: "").findings == [
                "Configurations/Prod.xcconfig:2:1: error: 'ICON' has no value in flavour 'Prod'; name an icon set of "
                    + "A.xcassets"
            ])
    }

    private func package(
        images: [String: [UInt8]], contents: String = #"{"images": [{"filename": "I.png"}]}"#, name: String = "I"
    ) -> Package {
        Package(
            files: [
                "Configurations/Environment.json": """
                {"flavours": ["Prod"], "properties": [], "icon": {"catalog": "A.xcassets", "setting": "ICON"}}
                """,
                "Configurations/Prod.xcconfig": "// one\nICON = \(name)\n",
                "A.xcassets/I.appiconset/Contents.json": contents,
            ],
            images: Dictionary(uniqueKeysWithValues: images.map { ("A.xcassets/I.appiconset/" + $0.key, $0.value) })
        )
    }

    /// With one bit turned: 0x1D is in the checksum of IHDR, 0x29 in the data of IDAT.
    private static func damaged(_ png: [UInt8], at offset: Int) -> [UInt8] {
        var png = png
        png[offset] ^= 0x10
        return png
    }

    /// The chunks of a PNG; its pixels aren't an image.
    static func png(
        width: UInt32 = 1024, height: UInt32 = 1024, depth: UInt8 = 8, colourType: UInt8 = 2,
        extra: [String: [UInt8]] = [:], pixels: [UInt8] = [1, 2, 3]
    ) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] {
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            bytes(UInt32(data.count)) + Array(type.utf8) + data + bytes(checksum(Array(type.utf8) + data))
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bytes(width) + bytes(height) + [depth, colourType, 0, 0, 0])
            + extra.flatMap { chunk($0, $1) } + chunk("IDAT", pixels) + chunk("IEND", [])
    }

    /// The CRC-32 bit by bit, as the specification of PNG writes it down.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
        }
        return rest ^ UInt32.max
    }
}
