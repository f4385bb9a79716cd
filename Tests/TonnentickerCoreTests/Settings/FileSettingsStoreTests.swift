import Foundation
import Testing

@testable import TonnentickerCore

struct FileSettingsStoreTests {
    private let folder: TemporaryFolder
    private let settings = Settings(
        address: Address(
            place: Place(id: "1/ü", name: "Halle (Westf)", county: "Kreis Gütersloh"),
            district: District(id: "2", name: "Bezirk \"1\"")
        )
    )

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store(_ flavour: AppEnvironment.Flavour = .local) -> FileSettingsStore {
        FileSettingsStore(folder: folder.url.appending(path: "a b/ü"), flavour: flavour)
    }

    private func write(_ text: String, to name: String = "settings-local.json") throws -> URL {
        try store().save(settings)
        let file = folder.url.appending(path: "a b/ü/\(name)")
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("starts with the defaults, and gives back what was saved")
    func roundTrip() throws {
        #expect(try store().load() == LoadedSettings(settings: Settings()))
        try store().save(settings)
        #expect(try store().load() == LoadedSettings(settings: settings))
        try store().save(Settings())
        #expect(try store().load() == LoadedSettings(settings: Settings()))
    }

    @Test("keeps the flavours apart")
    func flavours() throws {
        try store(.local).save(settings)
        #expect(try store(.prod).load().settings == Settings())
    }

    @Test(
        "keeps a file beside that it can't use",
        arguments: [
            ("", KeptAside.Cause.damaged), ("{", .damaged), ("[]", .damaged), (#"{"version":0}"#, .damaged),
            (#"{"version":1,"address":{"place":{"id":1}}}"#, .damaged),
            (#"{"version":2,"address":"new"}"#, .newerVersion),
        ]
    )
    func keepsAside(text: String, cause: KeptAside.Cause) throws {
        for suffix in ["damaged", "damaged-2"] {
            let file = try write(text)
            let kept = file.appendingPathExtension(suffix)
            let expected = KeptAside(path: kept.path(percentEncoded: false), cause: cause)
            #expect(try store().load() == LoadedSettings(settings: Settings(), keptAside: expected))
            #expect(try String(contentsOf: kept, encoding: .utf8) == text)
            #expect(try store().load() == LoadedSettings(settings: Settings()))
        }
    }

    @Test("ignores fields that it doesn't know")
    func unknownFields() throws {
        _ = try write(#"{"version":1,"later":true,"address":null}"#)
        #expect(try store().load() == LoadedSettings(settings: Settings()))
    }

    @Test("writes through a link")
    func followsLink() throws {
        let file = try write("{}")
        let target = folder.url.appending(path: "dotfiles.json")
        try FileManager.default.moveItem(at: file, to: target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
        try store().save(settings)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: file.path(percentEncoded: false)).hasSuffix(
                "dotfiles.json"))
        #expect(try store().load().settings == settings)
    }

    @Test("says where it can't write")
    func unwritable() throws {
        let blocker = folder.url.appending(path: "file")
        try Data().write(to: blocker)
        let store = FileSettingsStore(folder: blocker.appending(path: "below"), flavour: .dev)
        let error = #expect(throws: SettingsError.self) { try store.save(settings) }
        let words = try #require(error.map(Wording.error))
        #expect(words.contains("/file/below/settings-dev.json speichern"))
    }

    @Test(
        "lives where the XDG specification says",
        arguments: [
            ([:], "/home/a/.config/tonnenticker/"), (["XDG_CONFIG_HOME": "/x y/ü"], "/x y/ü/tonnenticker/"),
            (["XDG_CONFIG_HOME": ""], "/home/a/.config/tonnenticker/"),
            (["XDG_CONFIG_HOME": "rel"], "/home/a/.config/tonnenticker/"),
        ] as [([String: String], String)]
    )
    func folder(variables: [String: String], expected: String) {
        let folder = FileSettingsStore.folder(variables: variables, home: URL(filePath: "/home/a"))
        #expect(folder.path(percentEncoded: false) == expected)
    }
}
