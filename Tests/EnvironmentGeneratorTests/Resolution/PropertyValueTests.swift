import Testing

@testable import EnvironmentGenerator

/// Which texts are values of a type, and which aren't; `nil` of an optional is a matter of `OptionalTests`.
struct PropertyValueTests {
    private static let choice = #"{"name": "LogLevel", "values": ["debug", "info", "default"]}"#

    @Test(
        "takes what the declared type allows",
        arguments: [
            ("String", "1", #""1""#), ("String", "true", #""true""#), ("String", "", "\"\""),
            ("String", "\\(print(\"X\"))", "\"\\\\(print(\\\"X\\\"))\""),
            ("String", "\"\"\" \\u{0} */ #\"", "\"\\\"\\\"\\\" \\\\u{0} */ #\\\"\""),
            ("String", "a\u{202E}b\u{200B}", "\"a\\u{202e}b\\u{200b}\""), ("String", "a\tb", "\"a\\u{9}b\""),
            ("Int", "0", "0"), ("Int", "1", "1"), ("Int", "-12", "-12"),
            ("Int", "9223372036854775807", "9223372036854775807"),
            ("Int", "-9223372036854775808", "-9223372036854775808"),
            ("Double", "1.5", "1.5"), ("Double", "2", "2.0"), ("Double", "-1e3", "-1000.0"), ("Double", "0", "0.0"),
            ("Double", "-0", "-0.0"), ("Double", "0.10", "0.1"), ("Double", "1E+3", "1000.0"),
            ("Double", "0e999", "0.0"), ("Double", "5e-324", "5e-324"),
            ("Bool", "YES", "true"), ("Bool", "NO", "false"),
            ("Duration", "250ms", ".milliseconds(250)"), ("Duration", "30s", ".seconds(30)"),
            ("Duration", "5min", ".seconds(300)"), ("Duration", "2h", ".seconds(7200)"),
            ("Duration", "2d", ".seconds(172800)"), ("Duration", "1.5s", ".milliseconds(1500)"),
            ("Duration", "0.5d", ".seconds(43200)"), ("Duration", "1.50h", ".seconds(5400)"),
            ("Duration", "0s", ".seconds(0)"), ("Duration", "0.0s", ".seconds(0)"),
            ("Duration", "2000ms", ".seconds(2)"), ("Duration", "1.0000000000000000000s", ".seconds(1)"),
            ("Duration", "0.000000001s", "Duration(secondsComponent: 0, attosecondsComponent: 1000000000)"),
            ("Duration", "0.25ms", "Duration(secondsComponent: 0, attosecondsComponent: 250000000000000)"),
            ("Duration", "1000000000000d", ".seconds(86400000000000000)"),
            (
                "Duration", "999999999999.999999999d",
                "Duration(secondsComponent: 86399999999999999, attosecondsComponent: 999913600000000000)"
            ),
            ("[String]", "a \"b c\" d\\ e", #"["a", "b c", "d e"]"#), ("[String]", "", "[]"),
            ("[String]", "\"\"", #"[""]"#),
            ("[Int]", "1 -2 \"3\"", "[1, -2, 3]"), ("[Int]", "", "[]"),
            ("[Double]", "0.5 2", "[0.5, 2.0]"),
            (
                "[URL]", "https:/$()/a.de https:/$()/b.de/",
                #"addresses(["https://a.de", "https://b.de/"])"#
            ),
            ("Data", "Zm9vYmFy", #"data("Zm9vYmFy")"#), ("Data", "Zg==", #"data("Zg==")"#),
            ("Data", "+/+/", #"data("+/+/")"#), ("Data", "/$()/8=", #"data("//8=")"#),
            (Self.choice, "info", "LogLevel.info"), (Self.choice, "default", "LogLevel.`default`"),
        ])
    func accepts(type: String, value: String, literal: String) throws {
        let package = Package.declaring(type, settings: "VALUE = \(value)\n")
        // A warning of invisible characters leaves the value as it is.
        #expect(package.rules.allSatisfy { $0 == .unfilledValue })
        let resolved = try #require(try Resolution(package.input).flavours.first?.values.first)
        #expect(resolved.value.map(SwiftLiteral.expression) == literal)
    }

    @Test(
        "refuses the rest at its line, naming what is allowed",
        arguments: [
            (
                "Int",
                [
                    "0042", "9999999999999999999", "-9223372036854775809", "1.0", "+1", "0x10", "1_000", "-0", "1 2",
                    "YES",
                ]
                    + ["١", "1e3", "-"],
                "expected a whole number from -9223372036854775808 to 9223372036854775807, in decimal digits without "
                    + "leading zeros"
            ),
            (
                "Double",
                ["abc", "inf", "nan", "0x1p3", "007", "1e", "1.5.2", "1,000,000", "- 1", "1_000", "١"],
                "expected a decimal number such as 0.5, -2 or 1e6"
            ),
            ("Double", ["1,5", "+1.5", "+1,5"], "expected a decimal number such as 0.5, -2 or 1e6, here '1.5'"),
            ("Double", [".5", ",5"], "expected a decimal number such as 0.5, -2 or 1e6, here '0.5'"),
            ("Double", ["5.", "5,"], "expected a decimal number such as 0.5, -2 or 1e6, here '5.0'"),
            ("Double", ["1e999", "-1e999", "1e-999"], "its magnitude is outside the range of Double"),
            ("Bool", ["true", "1", "yes", "YES NO", "Y", "ja"], "expected YES or NO"),
            (
                "Duration",
                ["30", "s", "30 s", "30sec", "-1s", "007s", ".5s", "1.s", "1,5s", "1e3s", "2D", "1h30min", "1w", "٣s"],
                "expected a number and a unit, such as 250ms, 1.5s, 5min, 2h or 7d"
            ),
            (
                "Duration", ["1000000000001s", "99999999999999999999s"],
                "the number of a duration is at most 1,000,000,000,000"
            ),
            (
                "Duration", ["0.0000000001s", "0.0000001ms", "0.3333333333333333333333333d"],
                "a duration is a whole number of nanoseconds; use fewer decimals"
            ),
            (
                "Duration", ["\"40s\"", "'40s'"],
                "expected a number and a unit, such as 250ms, 1.5s, 5min, 2h or 7d; the quotes are part of the value, "
                    + "remove them"
            ),
            (
                "Data", ["Zg", "Zg=", "Zh==", "Zg==Zg==", "Zm9v YmFy", "Zm9v*", "ä"],
                "expected base64, filled up with '=' to a multiple of four characters"
            ),
            ("Data", ["_w==", "-_-_"], "expected base64 with '+' and '/', not '-' and '_'"),
            (Self.choice, ["verbose", "1"], "expected one of debug, info, default"),
            (Self.choice, ["Info", "inf"], "expected one of debug, info, default; did you mean 'info'?"),
            (
                "[Int]", ["1 2 x", "1 2 03"],
                "element 3: expected a whole number from -9223372036854775808 to 9223372036854775807, in decimal digits "
                    + "without leading zeros"
            ),
            ("[Double]", ["1,5"], "element 1: expected a decimal number such as 0.5, -2 or 1e6, here '1.5'"),
            ("[URL]", ["https:/$()/a.de b"], "element 2: expected an address with https:// and a host"),
        ])
    func refuses(type: String, values: [String], reason: String) {
        let name = type == Self.choice ? "LogLevel" : type
        for value in values {
            #expect(
                Package.declaring(type, settings: "// one\nVALUE = \(value)\n").findings == [
                    "Configurations/Prod.xcconfig:2:1: error: 'VALUE' isn't a valid \(name) in flavour 'Prod'; \(reason)"
                ], "\(value)")
        }
    }
}
