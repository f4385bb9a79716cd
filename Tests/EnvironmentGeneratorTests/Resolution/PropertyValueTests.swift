import Testing

@testable import EnvironmentGenerator

struct PropertyValueTests {
    @Test(
        "takes what the declared type allows",
        arguments: [
            ("String", "1", #""1""#), ("String", "true", #""true""#),
            ("Int", "1", "1"), ("Int", "-12", "-12"), ("Int", "9223372036854775807", "9223372036854775807"),
            ("Double", "1.5", "1.5"), ("Double", "2", "2.0"), ("Double", "-1e3", "-1000.0"),
            ("Bool", "YES", "true"), ("Bool", "NO", "false"),
            ("Duration", "250ms", ".milliseconds(250)"), ("Duration", "30s", ".seconds(30)"),
            ("Duration", "5min", ".seconds(5 * 60)"), ("Duration", "2h", ".seconds(2 * 3600)"),
            ("[String]", "a \"b c\" d\\ e", #"["a", "b c", "d e"]"#),
            ("URL", "https:/$()/a.de/v1?x=1", #"URL(string: "https://a.de/v1?x=1")!"#),
            ("URL", "http:/$()/localhost:8080", #"URL(string: "http://localhost:8080")!"#),
            ("URL", "http:/$()/127.0.0.1", #"URL(string: "http://127.0.0.1")!"#),
            ("URL", "http:/$()/[::1]:80/", #"URL(string: "http://[::1]:80/")!"#),
            ("String", "\\(print(\"X\"))", "\"\\\\(print(\\\"X\\\"))\""),
            ("String", "\"\"\" \\u{0} */ #\"", "\"\\\"\\\"\\\" \\\\u{0} */ #\\\"\""),
            ("String", "a\u{202E}b\u{200B}", "\"a\\u{202e}b\\u{200b}\""),
            ("String", "", "\"\""), ("String", "a\tb", "\"a\\u{9}b\""),
        ])
    func accepts(type: String, value: String, literal: String) throws {
        let package = Package.declaring(type, settings: "VALUE = \(value)\n")
        #expect(package.findings == [])
        let resolved = try #require(try Resolution(package.input).flavours.first?.values.first)
        #expect(SwiftLiteral.expression(resolved.value) == literal)
    }

    @Test(
        "refuses the rest at its line, naming what is allowed",
        arguments: [
            (
                "Int", ["0042", "9999999999999999999", "1.0", "+1", "0x10", "1 " + "2", "YES"],
                "a whole number from "
                    + "-9223372036854775808 to 9223372036854775807, in decimal digits without leading zeros"
            ),
            (
                "Double", ["1,5", "abc", "inf", "nan", "0x1p3", "1e999", "+1"],
                "a decimal number with a point, such as 0.5, -2 or 1e6"
            ),
            ("Bool", ["true", "1", "yes", "YES NO"], "YES or NO"),
            (
                "Duration", ["30", "s", "1.5s", "30 s", "30sec", "-1s", "007s"],
                "a whole number and a unit: 250ms, 30s, 5min or 2h"
            ),
            (
                "URL",
                [
                    "a.de", "ftp:/$()/a.de", "https:/$()/", "https:/a.de", "/v1", "https:/$()/a b.de",
                    "https:/$()/müll.de", "https:/$()/a.de:99999", "mailto:a@b.de",
                ],
                "an address with https://, a host and no blanks or umlauts"
            ),
            (
                "Duration", ["\"40s\"", "'40s'"],
                "a whole number and a unit: 250ms, 30s, 5min or 2h; the quotes are a part of the value, leave them out"
            ),
            (
                "URL", ["\"https:/$()/a.de\""],
                "an address with https://, a host and no blanks or umlauts; the quotes are a part of the value, leave "
                    + "them out"
            ),
            (
                "URL", ["http:/$()/a.de", "http:/$()/127.0.0.1.evil.de", "http:/$()/localhost.evil.de"],
                "an address with https://; http:// is for this machine (localhost) alone"
            ),
        ])
    func refuses(type: String, values: [String], expectation: String) {
        for value in values {
            #expect(
                Package.declaring(type, settings: "// one\nVALUE = \(value)\n").findings == [
                    "Configurations/Prod.xcconfig:2:1: error: 'VALUE' is no \(type) in flavour 'Prod'; "
                        + "expected \(expectation)"
                ], "\(value)")
        }
    }
}
