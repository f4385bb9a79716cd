import Foundation
import Testing

@testable import TonnentickerCore

struct FileSettingsStoreTests {
    private let folder: TemporaryFolder
    private let settings = Settings(
        address: Address(
            place: Place(id: "1/ü", name: "Halle (Westf)", county: "Kreis Gütersloh"),
            district: District(id: "2", name: #"Bezirk "1""#)
        ),
        remindsOnEveningBefore: true,
        appearance: .dark
    )

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store(_ flavour: AppEnvironment.Flavour = .local) -> FileSettingsStore {
        FileSettingsStore(folder: folder.url.appending(path: "a b/ü"), flavour: flavour)
    }

    private func write(_ text: String, to name: String = "settings-local.json") throws -> URL {
        try store().update { $0 = settings }
        let file = folder.url.appending(path: "a b/ü/\(name)")
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("starts with the defaults, and returns what was saved")
    func roundTrip() throws {
        #expect(try store().load() == Stored(content: Settings()))
        #expect(try store().update { $0 = settings } == Stored(content: settings))
        #expect(try store().load() == Stored(content: settings))
        try store().update { $0 = Settings() }
        #expect(try store().load() == Stored(content: Settings()))
    }

    @Test("separates the flavours")
    func flavours() throws {
        try store(.local).update { $0 = settings }
        #expect(try store(.prod).load().content == Settings())
    }

    @Test(
        "sets an unusable file aside",
        arguments: [
            ("", KeptAside.Cause.damaged), ("{", .damaged), ("[]", .damaged), (#"{"version":0}"#, .damaged),
            (#"{"version":2,"address":"new"}"#, .newerVersion),
        ]
    )
    func keepsAside(text: String, cause: KeptAside.Cause) throws {
        for suffix in ["damaged", "damaged-2"] {
            let file = try write(text)
            let kept = file.appendingPathExtension(suffix)
            let expected = KeptAside(path: kept.path(percentEncoded: false), cause: cause)
            #expect(try store().load() == Stored(content: Settings(), keptAside: expected))
            #expect(try String(contentsOf: kept, encoding: .utf8) == text)
            #expect(try store().load() == Stored(content: Settings()))
        }
    }

    @Test("sets an unusable file aside before it changes anything")
    func keepsAsideOnUpdate() throws {
        let file = try write("{")
        let stored = try store().update { $0.appearance = .light }
        #expect(stored.content == Settings(appearance: .light))
        #expect(stored.keptAside?.cause == .damaged)
        #expect(try String(contentsOf: file.appendingPathExtension("damaged"), encoding: .utf8) == "{")
    }

    @Test("reads settings of older and later apps of the same format")
    func otherFields() throws {
        _ = try write(#"{"version":1,"later":true,"address":null}"#)
        #expect(try store().load() == Stored(content: Settings()))
    }

    @Test(
        "replaces only an unreadable value by its default",
        arguments: [
            ("appearance", #""sepia""#), ("appearance", "7"), ("remindsOnEveningBefore", #""ja""#),
            ("address", #"{"place":{"id":1}}"#), ("address", #""Verl""#),
            ("selections", "7"), ("selections", #"[{"bins":{}}]"#),
        ])
    func unreadableValue(key: String, value: String) throws {
        try store().update { $0 = settings }
        let file = folder.url.appending(path: "a b/ü/settings-local.json")
        var fields = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        fields[key] = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
        try JSONSerialization.data(withJSONObject: fields).write(to: file)
        var expected = settings
        switch key {
        case "appearance": expected.appearance = .system
        case "remindsOnEveningBefore": expected.remindsOnEveningBefore = false
        case "address": expected.address = nil
        default: break
        }
        #expect(try store().load() == Stored(content: expected))
    }

    @Test("writes through a link")
    func followsLink() throws {
        let file = try write(#"{"version":1}"#)
        let target = folder.url.appending(path: "dotfiles.json")
        try FileManager.default.moveItem(at: file, to: target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
        try store().update { $0 = settings }
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: file.path(percentEncoded: false)).hasSuffix(
                "dotfiles.json"))
        #expect(try store().load().content == settings)
    }

    @Test("applies every one of many concurrent changes")
    func concurrentChanges() async throws {
        let stores = (1...8).map { _ in store() }
        try stores[0].update {
            $0.address = Address(place: Place(id: "", name: ""), district: District(id: "", name: ""))
        }
        await withTaskGroup { group in
            for store in stores {
                group.addTask {
                    for _ in 1...10 {
                        _ = try? store.update { settings in
                            guard let address = settings.address else { return }
                            let place = Place(id: "", name: address.place.name + "x")
                            settings.address = Address(place: place, district: address.district)
                        }
                    }
                }
            }
        }
        #expect(try store().load().content.address?.place.name.count == 80)
    }

    @Test("reports where it can't write, and leaves the file unchanged")
    func unwritable() throws {
        let blocker = folder.url.appending(path: "file")
        try Data().write(to: blocker)
        let store = FileSettingsStore(folder: blocker.appending(path: "below"), flavour: .dev)
        let error = #expect(throws: StorageError.self) { try store.update { $0 = settings } }
        let words = try #require(error.map(Wording.error))
        #expect(words.hasSuffix("/file/below/settings-dev.json lässt sich nicht schreiben. \(Self.wrongKind)"))
    }

    private static let wrongKind = "Auf dem Weg liegt eine Datei statt eines Ordners, oder am Ziel ein Ordner."

    @Test("neither waits for a pipe nor renames a folder or a device, and says so")
    func noFile() throws {
        let file = folder.url.appending(path: "a b/ü/settings-local.json")
        let path = file.path(percentEncoded: false)
        try store().update { $0 = settings }
        for make in [
            { mkfifo(path, 0o600) }, { mkdir(path, 0o700) }, { symlink("/dev/null", path) },
        ] {
            try FileManager.default.removeItem(at: file)
            #expect(make() == 0)
            #expect(throws: StorageError.unreadable(path: path, reason: .wrongKind)) { try store().load() }
            #expect(throws: StorageError.unreadable(path: path, reason: .wrongKind)) {
                try store().update { $0 = settings }
            }
        }
        #expect(
            Wording.error(StorageError.unreadable(path: "/a", reason: .wrongKind))
                == "/a ist keine Datei. Benenne um, was dort liegt.")
    }

    @Test("gives up on a lock that another program holds, after a while")
    func heldLock() throws {
        let path = folder.url.appending(path: "lock").path(percentEncoded: false)
        let pauses = Locked(0)
        let waiting = FileLock(path: path, attempts: 3) { pauses.withLock { $0 += 1 } }
        try FileLock(path: path).withLock { () throws(StorageError) -> Void in
            #expect(throws: StorageError.unwritable(path: path, reason: .locked)) {
                try waiting.withLock { () throws(StorageError) -> Void in }
            }
        }
        #expect(pauses.withLock(\.self) == 3)
        try waiting.withLock { () throws(StorageError) -> Void in }
        #expect(
            Wording.error(StorageError.unwritable(path: "/a.lock", reason: .locked))
                == "Ein anderes Programm hält /a.lock gesperrt. Beende es und versuche es noch einmal.")
    }

    @Test("reports a lock that it can't acquire")
    func noLock() throws {
        let lock = folder.url.appending(path: "a b/ü/settings-local.json.lock")
        try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
        let path = lock.path(percentEncoded: false)
        let error = #expect(throws: StorageError.self) { try store().update { $0 = settings } }
        #expect(error == .unwritable(path: path.hasSuffix("/") ? String(path.dropLast()) : path, reason: .wrongKind))
    }

    @Test(
        "is in the folder of the XDG specification",
        arguments: [
            ([:], "/home/a/.config/tonnenticker/", "/home/a/.local/state/tonnenticker/"),
            (["XDG_CONFIG_HOME": "/x y/ü", "XDG_STATE_HOME": "/s"], "/x y/ü/tonnenticker/", "/s/tonnenticker/"),
            (
                ["XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "rel"], "/home/a/.config/tonnenticker/",
                "/home/a/.local/state/tonnenticker/"
            ),
            (["HOME": "/b", "XDG_STATE_HOME": "/s"], "/b/.config/tonnenticker/", "/s/tonnenticker/"),
            (["HOME": "b"], "/home/a/.config/tonnenticker/", "/home/a/.local/state/tonnenticker/"),
        ] as [([String: String], String, String)]
    )
    func folders(variables: [String: String], configuration: String, state: String) {
        let folders = AppFolders(variables: variables, home: URL(filePath: "/home/a"))
        #expect(folders.configuration.path(percentEncoded: false) == configuration)
        #expect(folders.state.path(percentEncoded: false) == state)
    }
}
