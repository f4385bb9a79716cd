import Testing

import XCConfig

/// Runs the examples of the documentation, using only the public interface.
struct DocumentationTests {
    @Test("BuildSettings, Evaluator and Derivation")
    func evaluation() {
        var settings = BuildSettings()
        settings.load(
            "Prod.xcconfig", from: MemoryFiles(["Prod.xcconfig": "HOST = api.example\nURL = https:/$()/$(HOST)"]))
        var evaluator = Evaluator(settings)
        #expect(evaluator.string(of: "URL") == "https://api.example")
        #expect(
            evaluator.derivation(of: "URL").steps.map {
                "\(String(repeating: "  ", count: $0.depth))\($0.name) = \($0.value)"
            } == ["URL = https://api.example", "  HOST = api.example"])

        var flags = BuildSettings()
        flags.load(
            "App.xcconfig", from: MemoryFiles(["App.xcconfig": "FLAGS = -a\nFLAGS = $(inherited) \"b c\""]))
        evaluator = Evaluator(flags)
        #expect(evaluator.string(of: "FLAGS") == #"-a "b c""#)
        #expect(evaluator.list(of: "FLAGS") == ["-a", "b c"])
        #expect(evaluator.expand("<$(FLAGS:upper)>") == #"<-A "B C">"#)
    }

    @Test("ValueEscaping and SettingEditor")
    func editing() throws {
        #expect(try ValueEscaping.escaped("https://a.b/$c") == "https:/$()/a.b/$$c")
        let file = try SettingEditor.assigning([("KEY", "new // value")], in: Array("KEY = old // mine\n".utf8))
        #expect(String(decoding: file, as: UTF8.self) == "KEY = new /$()/ value // mine\n")
    }

    @Test("Diagnostic")
    func diagnostics() {
        var settings = BuildSettings()
        settings.load("App.xcconfig", from: MemoryFiles(["App.xcconfig": "URL = https://a.b"]))
        #expect(
            settings.diagnostics.map(\.description) == [
                "App.xcconfig:1:13: warning: '//' starts a comment, also inside quotes, and cuts this address; "
                    + "write ':/$()/' for '://'"
            ])
        #expect(settings.diagnostics.filter { !$0.rule.isLint }.isEmpty)

        var faulty = BuildSettings()
        faulty.load("Pord.xcconfig", from: MemoryFiles(["Prod.xcconfig": "A = 1"]))
        var values = Evaluator(faulty)
        #expect(values.string(of: "URL") == "")
        #expect(
            (faulty.diagnostics + values.diagnostics).map(\.description) == [
                "Pord.xcconfig:1:1: error: there is no file 'Pord.xcconfig'"
            ])
    }
}
