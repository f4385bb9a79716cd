import Foundation
import Testing

@testable import XCConfig

struct DiagnosticTests {
    @Test(
        "reports what Xcode accepts silently and is probably a mistake",
        arguments: [
            ("U = https://a.b", ["1:11 value-cut-at-comment"]), ("U = \"s3://a", ["1:9 value-cut-at-comment"]),
            ("U = $(S)://a\nS=x", ["1:10 value-cut-at-comment"]), ("U = file:///a", ["1:10 value-cut-at-comment"]),
            ("U = a // b", []), ("U = a: // b", []), ("U = a:// b", []), ("U = https:/$()/a", []),
            ("U = 8://a", ["1:7 word-cut-at-comment"]), ("K = Zm9v//8=", ["1:9 word-cut-at-comment"]),
            (#"K = "a//b" // c"#, ["1:7 word-cut-at-comment"]), ("K = a \\\n b///c", ["2:3 word-cut-at-comment"]),
            ("K = a //b", []), ("K = a// b", []), ("K = a//", ["1:6 word-cut-at-comment"]),
            ("K = a//\tb", []), ("K = //a", []), ("K = a;//b", []),
            ("A = x \\\n B = 1", ["2:2 continuation-swallows-line"]),
            ("A = x \\\nB[sdk=*] = 1", ["2:1 continuation-swallows-line"]),
            ("A = x \\\n#include \"B\"", ["2:1 continuation-swallows-line"]),
            ("A = x \\\n y \\\n B=1", ["3:2 continuation-swallows-line"]),
            ("A = x \\\n b c", []), ("A = x \\\n -b=1", []), ("A = x \\\n b[1] c", []),
            ("A[SDK=*] = 1", ["1:2 unknown-condition-parameter"]),
            ("A[sdk=*][ arch=x] = 1", ["1:9 unknown-condition-parameter"]),
            ("A = $(HOTS)x\nHOST = 1", ["1:5 undefined-reference"]), ("A = $(NOPE)x", []),
            ("A = x ${HOTS} $(HOST_) $(HOTS:upper)\nHOST =", ["1:7 undefined-reference"]),
            ("A = $(PRODUCT_NAM)", ["1:5 undefined-reference"]), ("A = $(HOST_2)\nHOST_1 = 1\nHOST_ = 1", []),
            ("A = $(X_$(CONFIGURATION))\nX_Debug = 1", []), ("A = $(HOTS$(E))\nHOST = 1", []),
            ("A = $(CLANG_ANALYZER_MALLOC)$(MODULEMAP_FILE)$(ARCHS_STANDARD_64_BIT)$(IS_MACCATALYST)", []),
            (
                "A = $(NATIVE_ARCH_64_BIT)$(SCRIPT_INPUT_FILE_0)$(PODS_ROOT)$(GCC_OPTIMIZATION_LEVEL_$(CONFIGURATION))",
                []
            ),
            ("A = $NOPE $(inherited) $(value) $()", []), ("A = $(NOPE:default=x)$(NOPE:upper:default=$(NONE))", []),
            ("A = $(SRCROOT)$(TARGET_NAME:lower)$(MACOSX_DEPLOYMENT_TARGET)", []),
            ("HOST = \nA = \\\n a \\\n  b$(HOTS) \\\n$(HOS)", ["4:4 undefined-reference"]),
            ("A = 1\nA = $(B$(A))", []), ("HOST =\nA = \u{FC}$(HOTS)", ["2:7 undefined-reference"]),
            ("A = $(X:default=localhost:8080)", ["1:26 colon-in-default"]),
            ("A = $(X:default=a:/b:c)", ["1:18 colon-in-default"]),
            ("A = $(X:default=a:upper:dir=b)", []), ("A = $(X:upper:nope)\nX = 1", []),
            ("A = $(A", ["1:5 unclosed-reference"]), ("A = $(B_$(A)\nB_ = 1", ["1:5 unclosed-reference"]),
            ("A = ${A} $[X", ["1:10 unclosed-reference"]), ("A = $(X:default=1", ["1:5 unclosed-reference"]),
        ])
    func lints(text: String, expected: [String]) {
        var reading = Reading(["main": text])
        for name in reading.settings.settingNames {
            _ = reading.evaluator.string(of: name)
            _ = reading.evaluator.list(of: name)
        }
        #expect(reading.findings == expected)
        let findings = reading.settings.diagnostics + reading.evaluator.diagnostics
        #expect(findings.allSatisfy { $0.rule.isLint && $0.severity == .warning })
    }

    @Test(
        "reports every unknown name if the settings are complete",
        arguments: [
            (
                "A = $(NOPE)x $(NOPE2)\nB = $(NOPE)",
                ["1:5 undefined-reference", "1:14 undefined-reference", "2:5 undefined-reference"]
            ),
            ("A = $(N$(E))\nE =", ["1:5 undefined-reference"]), ("A = $(SRCROOT)$(NOPE:default=x)", []),
        ])
    func completeSettings(text: String, expected: [String]) {
        var reading = Reading(["main": text], in: EvaluationContext(isComplete: true))
        for name in reading.settings.settingNames { _ = reading.evaluator.string(of: name) }
        #expect(reading.findings == expected)
        #expect(reading.evaluator.xcodeReferences.count == (text.contains("SRCROOT") ? 1 : 0))
    }

    @Test("reports the parts of a value that aren't UTF-8, but not U+FFFD itself")
    func malformedUTF8() {
        let text = Array("A = M".utf8) + [0xFC] + Array("ll \\\n \u{FFFD} \\\n b".utf8) + [0xFF, 0x0A]
        var reading = Reading(nodes: ["main": .file(text)])
        #expect(reading.findings == ["1:5 malformed-utf8", "3:2 malformed-utf8"])
        #expect(reading.values == ["A=M\u{FFFD}ll \u{FFFD} b\u{FFFD}"])
    }

    @Test(
        "a fix-it corrects the line",
        arguments: [
            ("U = https://a.b // c", "U = https:/$()/a.b // c"), ("K = a//b", "K = a/$()/b"), ("# A = 1", "// A = 1"),
            ("/* x", "// x"),
            ("\u{FEFF}A = 1", "A = 1"), ("api-key.x = 1", "api_key_x = 1"), ("a-b[sdk=*] = 1", "a_b[sdk=*] = 1"),
        ])
    func fixIts(before: String, after: String) throws {
        let finding = try #require(Reading(["main": before]).settings.diagnostics.first)
        let fixIt = try #require(finding.fixIt)
        var bytes = Array(before.utf8)
        let start = finding.location.column - 1
        bytes.replaceSubrange(start..<start + fixIt.length, with: fixIt.replacement.utf8)
        #expect(String(decoding: bytes, as: UTF8.self) == after)
        #expect(Reading(["main": after]).findings.isEmpty)
    }

    @Test("findings never contain part of a value")
    func secrecy() {
        let secret = "S3cr3t"
        var reading = Reading(
            [
                "main": """
                A = https://\(secret)
                B = x \\
                C = \(secret)
                D = $(X:default=\(secret):\(secret)) $(Y\(secret)
                \(secret)-\(secret) x
                #\(secret)
                ? \(secret)
                E[sdk=\(secret)
                F = \(secret)
                G = $(H$(F)) $(\(secret)!)
                """
            ], in: EvaluationContext(isComplete: true))
        for name in reading.settings.settingNames { _ = reading.evaluator.string(of: name) }
        let findings = reading.settings.diagnostics + reading.evaluator.diagnostics
        #expect(findings.count == 10)
        for finding in findings {
            #expect(!finding.description.contains(secret))
            #expect(finding.fixIt?.replacement.contains(secret) != true)
        }
    }

    @Test("has the format that editors expect")
    func description() {
        let place = SourceLocation(file: "a b.xcconfig", line: 3, column: 7)
        let finding = Diagnostic(.error, .includeNotFound, at: place, "there is no file 'x'")
        #expect(finding.description == "a b.xcconfig:3:7: error: there is no file 'x'")
        #expect(place > SourceLocation(file: "a b.xcconfig", line: 3) && place < SourceLocation(file: "b", line: 1))
    }
}
