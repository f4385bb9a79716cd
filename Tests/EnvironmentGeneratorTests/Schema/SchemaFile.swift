import Testing

/// A text of `Environment.json`, and what the reader finds in it.
struct SchemaFile: CustomTestStringConvertible, Sendable {
    /// Rules of the reader that a JSON Schema can't say, or doesn't.
    enum Beyond: CaseIterable {
        /// A field that an object has twice; JSON's readers take one of them.
        case repeatedField
        /// A name of two flavours, configurations, properties, choices or types.
        case takenName
        /// A flavour that `flavours` doesn't list.
        case unknownFlavour
        /// A configuration whose name is nearly Debug or Release.
        case misspelling
        /// A choice with other values in another property.
        case differentValues
        /// A default that isn't one of the choice's values.
        case unknownValue
        /// A whole number with decimals or an exponent, or -0.
        case numberNotation
        /// A number out of range, or a duration with fractions of a nanosecond.
        case range
        /// Bits of base64 that no byte has.
        case strayBits
        /// A host, a port or a scheme that an address can't have.
        case address
    }

    var json: String
    /// Without the file's name.
    var findings: [String] = []
    /// Why the JSON Schema takes a file with findings.
    var beyond: Beyond?

    var testDescription: String { json.split(whereSeparator: \.isNewline).joined(separator: " ") }

    init(_ json: String, _ findings: [String] = [], beyond: Beyond? = nil) {
        self.json = json
        self.findings = findings
        self.beyond = beyond
    }

    /// A file with one flavour `A` and one property `a` of the setting `A`; the type begins at line 2, column 54.
    static func property(type: String, _ fields: String = "", _ findings: [String] = [], beyond: Beyond? = nil) -> Self
    {
        property(
            #""name": "a", "setting": "A", "type": \#(type)"# + (fields.isEmpty ? "" : ", " + fields), findings,
            beyond: beyond)
    }

    /// A file with one flavour and one property, whose members begin at line 2, column 17.
    static func property(_ members: String, _ findings: [String] = [], beyond: Beyond? = nil) -> Self {
        SchemaFile("{\"flavours\": [\"A\"],\n\"properties\": [{\(members)}]}", findings, beyond: beyond)
    }
}

// MARK: Accepted

extension SchemaFile {
    static let accepted: [SchemaFile] =
        [
            SchemaFile(#"{"flavours": ["A"]}"#), SchemaFile("\u{FEFF} {\"flavours\":\t[\"A\",\r\n\"b_1\"]}\n"),
            SchemaFile(#"{"flavours": ["A"], "properties": [], "secrets": [], "icon": {}, "type": {}}"#),
            SchemaFile(#"{"$schema": "environment.schema.json", "flavours": ["A"]}"#),
            SchemaFile(
                #"{"flavours": ["A", "B"], "defaultFlavour": "B", "configurations": {"Release B": "B", "x": "A"}}"#),
            SchemaFile(#"{"flavours": ["A"], "defaultFlavour": null, "configurations": {}}"#),
            SchemaFile(#"{"flavours": ["A"], "icon": {"catalog": "a/.b/c..d/...", "setting": "ICON"}}"#),
            SchemaFile(#"{"flavours": ["A"], "type": {"name": "Config", "access": "package"}}"#),
            SchemaFile(#"{"flavours": ["A"], "secrets": ["KEY"], "properties": []}"#),
            property(#""name": "default", "setting": "in", "type": "Secret""#),
            property(type: #""Secret?""#, #""in": ["A"], "description": "Zeile 1\nZeile 2""#),
            property(type: #""URL""#, #""schemes": ["wss", "git+ssh"], "default": "wss://a.de""#),
            property(type: #""[URL]?""#, #""schemes": ["https"], "default": ["https://a.de"]"#),
            property(type: #"{"name": "Level", "values": ["debug", "default"]}"#, #""default": "debug""#),
            property(type: #"{"values": ["debug"], "name": "Level?"}"#, #""in": ["A"]"#),
        ]
        + ["String", "Int", "Double", "Bool", "URL", "Duration", "Data", "Secret", "[String]", "[Int]", "[Double]"]
        .flatMap { [property(type: "\"\($0)\""), property(type: "\"\($0)?\"")] }
        + [
            ("String", [#""""#, #""a""#, #""  ""#]), ("Int", ["0", "-1", #""-1""#, "9223372036854775807"]),
            ("Double", ["0", "-1.5", "1e3", #""1e3""#, "-0.0"]), ("Bool", ["true", "false", #""YES""#, #""NO""#]),
            ("URL", [#""https://a.de/b""#, #""http://localhost""#]), ("Duration", [#""1.5s""#, #""0.25d""#]),
            ("Data", [#""Zg==""#, #""+/8=""#]), ("[String]", ["[]", #"["", "a b"]"#]),
            ("[Int]", ["[]", #"[1, "-2"]"#]),
            ("[Double]", ["[]", "[0.5, 1]"]), ("[URL]", ["[]", #"["https://a.de"]"#]), ("String?", [#""a""#]),
            ("Int?", ["1"]), ("Double?", ["1"]), ("Bool?", ["false"]), ("URL?", [#""https://a.de""#]),
            ("Duration?", [#""1d""#]), ("Data?", [#""Zg==""#]), ("[String]?", [#"[""]"#]), ("[Int]?", ["[1]"]),
        ].flatMap { type, defaults in defaults.map { property(type: "\"\(type)\"", "\"default\": \($0)") } }
}

// MARK: Refused

extension SchemaFile {
    private static let types =
        "the types are String, Int, Double, Bool, URL, Duration, Data, Secret, [String], [Int], [Double], [URL], each "
        + #"also with '?', and { "name": …, "values": [ … ] }"#
    private static let wholeNumber =
        "expected a whole number from -9223372036854775808 to 9223372036854775807, in decimal digits without leading "
        + "zeros"
    private static func invalidName(_ name: String) -> String {
        "'\(name)' isn't a valid name; use letters, digits and '_', not starting with a digit"
    }

    static let refused =
        notation + structure + names + selection + declaredTypes + choices + flavoursAndSchemes + defaults

    private static let notation = [
        SchemaFile("", ["1:1: error: this isn't JSON: expected a value"]),
        SchemaFile("{", ["1:2: error: this isn't JSON: expected a string in double quotes"]),
        SchemaFile(#"{"flavours": ["A"]} x"#, ["1:21: error: this isn't JSON: expected the end of the file"]),
        SchemaFile(#"{"flavours": ["A",]}"#, ["1:19: error: this isn't JSON: trailing comma before ']'; remove it"]),
        SchemaFile("{ // one", ["1:3: error: this isn't JSON: it has no comments; remove this one"]),
        SchemaFile(
            "{\"flavours\": [\"A\" /* b */]}", ["1:19: error: this isn't JSON: it has no comments; remove this one"]),
        SchemaFile(
            "\u{FEFF}{\"flavours\": [\"A\"], \"properties\": []} x",
            ["1:42: error: this isn't JSON: expected the end of the file"]),
        SchemaFile(#"{"flavours": [01]}"#, ["1:15: error: this isn't JSON: expected a value"]),
        SchemaFile(#"{"flavours" ["A"]}"#, ["1:13: error: this isn't JSON: expected ':' after a name"]),
        SchemaFile(#"{"flavours": ["A" "B"]}"#, ["1:19: error: this isn't JSON: expected ',' or ']'"]),
        SchemaFile("{\"flavours\": [\"A\\\"", ["1:15: error: this isn't JSON: the string has no closing double quote"]),
        SchemaFile(
            "{\"flavours\": \(String(repeating: "[", count: 64))",
            ["1:77: error: this isn't JSON: it is nested deeper than 64"]),
    ]

    private static let structure = [
        SchemaFile(
            "[]",
            [
                #"1:1: error: expected an object with "$schema", "flavours", "defaultFlavour", "configurations", "#
                    + #""properties", "secrets", "icon", "type""#,
                #"1:1: error: "flavours" is missing; list them, such as ["Local", "Dev", "Prod"]"#,
            ]),
        SchemaFile(
            #"{"flavors": ["A"]}"#,
            [
                #"1:2: error: there is no field "flavors"; did you mean "flavours"?"#,
                #"1:1: error: "flavours" is missing; list them, such as ["Local", "Dev", "Prod"]"#,
            ]),
        SchemaFile(
            #"{"flavours": "A"}"#,
            ["1:14: error: expected an array", #"1:14: error: "flavours" names no flavour"#]),
        SchemaFile(
            "{\"flavours\": [\"A\\u0042\\\"\", null, true, 1, \"\"]}",
            ["1:15: error: " + invalidName("AB\"")]
                + [28, 34, 40, 43].map { #"1:\#($0): error: "flavour" must be a string that isn't empty"# }
                + [#"1:14: error: "flavours" names no flavour"#]),
        SchemaFile(
            #"{"flavours": ["A"], "flavours": ["B"]}"#, [#"1:21: error: "flavours" is listed twice; remove one"#],
            beyond: .repeatedField),
        SchemaFile(
            #"{"$schema": 1, "flavours": ["A"]}"#, [#"1:13: error: "$schema" must be a string that isn't empty"#]),
        SchemaFile(
            #"{"flavours": ["A"], "icon": {"catalog": "../A"}}"#,
            [#"1:41: error: "catalog" must be a folder inside of the package, without '.' and '..'"#]),
        SchemaFile(
            #"{"flavours": ["A"], "icon": {"catalog": "/A"}}"#,
            [#"1:41: error: "catalog" must be a folder inside of the package, without '.' and '..'"#]),
        SchemaFile(
            #"{"flavours": ["A"], "icon": {"catalog": "a/./b/"}}"#,
            [#"1:41: error: "catalog" must be a folder inside of the package, without '.' and '..'"#]),
        SchemaFile(
            #"{"flavours": ["A"], "type": {"name": "E", "access": "open"}}"#,
            [#"1:53: error: "access" must be internal, package or public"#]),
        SchemaFile(
            #"{"flavours": ["A"], "properties": [{}, 1]}"#,
            [
                #"1:36: error: this property has no "name""#, #"1:36: error: this property has no "setting""#,
                #"1:36: error: this property has no "type"; "# + types,
                #"1:40: error: expected an object with "name", "setting", "type", "default", "in", "schemes", "#
                    + #""description""#,
            ]),
        property(#""setting": "A", "type": "Int""#, [#"2:16: error: this property has no "name""#]),
        property(
            type: #""Int""#, #""optional": true"#,
            [
                #"2:61: error: there is no field "optional"; the fields are name, setting, type, default, in, schemes, "#
                    + "description"
            ]),
        property(
            type: #""Int""#, #""defualt": 1"#, [#"2:61: error: there is no field "defualt"; did you mean "default"?"#]),
        property(
            type: #""Int""#, #""description": """#,
            [#"2:76: error: "description" must be a string that isn't empty"#]),
        SchemaFile(
            #"{"flavours": ["A"], "secrets": [], "properties": [{"name": "a", "setting": "A", "type": "Secret?"}]}"#,
            [#"1:51: error: 'a' is a Secret, but "secrets" names no variable to supply it"#]),
        SchemaFile(
            #"{"flavours": ["A"], "secrets": []}"#,
            [#"1:1: error: 'apiKey' is a Secret, but "secrets" names no variable to supply it"#]),
    ]

    private static let names = [
        SchemaFile(
            "{\n  \"flavours\": [\"my-flavour\", \"1\", \"ü\", \"a\\n\"]}",
            [
                "2:16: error: " + invalidName("my-flavour"), "2:30: error: " + invalidName("1"),
                "2:35: error: " + invalidName("ü"), "2:41: error: " + invalidName("a\n"),
                #"2:15: error: "flavours" names no flavour"#,
            ]),
        SchemaFile(
            #"{"flavours": ["Dev", "DEV"]}"#, ["1:22: error: flavours 'Dev' and 'DEV' have one condition, -DDEV"],
            beyond: .takenName),
        SchemaFile(#"{"flavours": ["AllCases"]}"#, ["1:15: error: 'allCases' is reserved in Swift; rename 'AllCases'"]),
        SchemaFile(#"{"flavours": ["SELF"]}"#, ["1:15: error: 'self' is reserved in Swift; rename 'SELF'"]),
        SchemaFile(#"{"flavours": ["A", "A"]}"#, ["1:20: error: the flavour 'A' is listed twice; remove one"]),
        SchemaFile(
            #"{"flavours": ["A"], "secrets": ["K", "K"]}"#,
            ["1:38: error: the secret 'K' is listed twice; remove one"]),
        SchemaFile(
            #"{"flavours": ["A"], "type": {"name": "Data"}}"#,
            ["1:38: error: the name 'Data' is taken; give the type another one"]),
        property(
            #""name": "a", "setting": "api-key", "type": "String""#, ["2:41: error: " + invalidName("api-key")]),
        property(
            #""name": "self", "setting": "A", "type": "String""#,
            ["2:25: error: 'self' is reserved in Swift; choose another name"]),
        property(
            #""name": "URL", "setting": "A", "type": "Int""#,
            ["2:16: error: the name 'URL' is taken; give this property another one"]),
        property(
            #""name": "flavour", "setting": "A", "type": "Int""#,
            ["2:16: error: the name 'flavour' is taken; give this property another one"]),
        property(
            #""name": "Environment", "setting": "A", "type": "Int""#,
            ["2:16: error: the name 'Environment' is taken; give this property another one"], beyond: .takenName),
        property(
            #""name": "a", "setting": "A", "type": "Int"}, {"name": "a", "setting": "B", "type": "Int""#,
            ["2:62: error: the name 'a' is taken; give this property another one"], beyond: .takenName),
        property(
            #""name": "self", "setting": "a.b", "type": "Text""#,
            [
                "2:25: error: 'self' is reserved in Swift; choose another name", "2:44: error: " + invalidName("a.b"),
                "2:59: error: this property has an unknown type; " + types,
            ]),
    ]

    private static let selection = [
        SchemaFile(
            #"{"flavours": ["Local", "Prod"], "defaultFlavour": "Prd", "configurations": {"Release": "prod"}}"#,
            [
                "1:88: error: there is no flavour 'prod'; did you mean 'Prod'?",
                "1:51: error: there is no flavour 'Prd'; did you mean 'Prod'?",
            ], beyond: .unknownFlavour),
        SchemaFile(
            "{\"flavours\": [\"Local\", \"Prod\"],\n\"defaultFlavour\": 1, \"configurations\": {\"Beta\": \"Beta\", \"A\": null}}",
            [
                "2:49: error: there is no flavour 'Beta'; the flavours are Local, Prod",
                "2:62: error: expected the name of a flavour",
                "2:19: error: expected the name of a flavour or null",
            ]),
        SchemaFile(
            #"{"flavours": ["A"], "configurations": ["A"], "configuration": {}}"#,
            [
                #"1:46: error: there is no field "configuration"; did you mean "configurations"?"#,
                #"1:39: error: expected an object from configurations to flavours, such as {"Release": "Prod"}"#,
            ]),
        SchemaFile(
            #"{"flavours": ["A"], "configurations": {"": "A", "Beta ": "A", "\u00a0Beta": "A"}}"#,
            [40, 49, 63].map {
                "1:\($0): error: a configuration's name isn't empty and neither starts nor ends with a space"
            }),
        SchemaFile(
            #"{"flavours": ["A"], "configurations": {"Relase": "A"}}"#,
            ["1:40: error: there is no configuration 'Relase'; did you mean 'Release'?"], beyond: .misspelling),
        SchemaFile(
            #"{"flavours": ["A"], "configurations": {"x": "A", "X": "A"}}"#,
            ["1:50: error: the configuration 'X' is listed twice; remove one"], beyond: .takenName),
        SchemaFile(
            #"{"flavours": [], "defaultFlavour": "A", "configurations": {"Release": "A"}}"#,
            [#"1:14: error: "flavours" names no flavour"#]),
    ]

    private static let declaredTypes =
        [
            property(#""name": "a", "setting": "A""#, [#"2:16: error: this property has no "type"; "# + types]),
            property(type: "1", "", [#"2:54: error: "type" must be a string or an object; "# + types]),
        ]
        + [
            ("Character", nil), ("string", "String"), ("Bool??", "Bool?"), ("?", nil), ("", nil), ("[Bool]", nil),
            ("[String?]", "[String]"), ("[Secret]", "Secret"), ("String ?", "String?"), ("int?", "Int?"),
            ("Level", nil), ("URL\\n", "URL"),
        ].map { type, nearest in
            property(
                type: "\"\(type)\"", "",
                [
                    "2:54: error: this property has an unknown type; "
                        + (nearest.map { "did you mean '\($0)'?" } ?? types)
                ])
        }

    private static let choices = [
        property(
            type: "{}", "",
            [#"2:54: error: this choice has no "name""#, #"2:54: error: this choice has no "values""#]),
        property(
            type: #"{"name": "L", "values": []}"#, "",
            [#"2:78: error: "values" is empty; list what there is to choose from"#]),
        property(
            type: #"{"name": "my level", "values": ["a b", "a", "a", "self", "allCases", 1]}"#, "",
            [
                "2:86: error: " + invalidName("a b"), "2:98: error: the value 'a' is listed twice; remove one",
                "2:103: error: 'self' is reserved in Swift; choose another name",
                #"2:123: error: "value" must be a string that isn't empty"#,
                "2:111: error: 'allCases' is reserved in Swift; choose another name",
                "2:63: error: " + invalidName("my level"),
            ]),
        property(
            type: #"{"name": "Type", "values": ["a"]}"#, "",
            ["2:63: error: 'Type' is reserved in Swift; choose another name"]),
        property(
            type: #"{"name": "?", "values": ["a"]}"#, "", ["2:63: error: " + invalidName("")]),
        property(
            type: #"{"name": "Level", "value": ["a"]}"#, "",
            [
                #"2:72: error: there is no field "value"; did you mean "values"?"#,
                #"2:54: error: this choice has no "values""#,
            ]),
        property(
            type: #"{"name": "URL", "values": ["a"]}"#, "",
            ["2:16: error: the name 'URL' is taken; give this choice another one"]),
        property(
            type: #"{"name": "a", "values": ["a"]}"#, "",
            ["2:16: error: the name 'a' is taken; give this choice another one"], beyond: .takenName),
        property(
            #""name": "a", "setting": "A", "type": {"name": "L", "values": ["x"]}}, "#
                + #"{"name": "b", "setting": "B", "type": {"name": "L?", "values": ["y"]}"#,
            ["2:87: error: the choice 'L' has other values in another property; give one of them another name"],
            beyond: .differentValues),
    ]

    private static let flavoursAndSchemes = [
        property(
            type: #""Int""#, #""in": ["A"]"#,
            [
                "2:61: error: the flavours that \"in\" leaves out have no value, so the type has to be optional; write "
                    + "'Int?'"
            ]),
        property(
            type: #""Int?""#, #""in": []"#,
            [#"2:68: error: "in" is empty; list the flavours that have the property"#]),
        property(type: #""Int?""#, #""in": "A""#, ["2:68: error: expected an array"]),
        property(
            type: #""Int?""#, #""in": ["A", "B", "A"]"#,
            [
                "2:74: error: there is no flavour 'B'; the flavours are A",
                "2:79: error: the flavour 'A' is listed twice; remove one",
            ]),
        property(type: #""Int?""#, #""in": [1]"#, ["2:69: error: expected the name of a flavour"]),
        property(
            type: #""Int?""#, #""in": ["B"]"#, ["2:69: error: there is no flavour 'B'; the flavours are A"],
            beyond: .unknownFlavour),
        property(
            type: #""Int""#, #""schemes": ["https"]"#,
            [#"2:61: error: "schemes" is only for a URL; remove it"#]),
        property(
            type: #""URL""#, #""schemes": []"#,
            [#"2:72: error: "schemes" is empty; list one, such as "https""#]),
        property(
            type: #""URL""#, #""schemes": ["HTTPS", "a b", "a", "a", "1a", 1]"#,
            [("HTTPS", 73), ("a b", 82), nil, ("1a", 99)].map { scheme in
                scheme.map { name, column in
                    "2:\(column): error: '\(name)' isn't a scheme; use lower-case letters, digits, '+', '-' and '.', "
                        + "starting with a letter"
                } ?? "2:94: error: the scheme 'a' is listed twice; remove one"
            } + [#"2:105: error: "scheme" must be a string that isn't empty"#]),
    ]

    private static let defaults =
        [
            property(
                type: #""Secret""#, #""default": "a""#,
                ["2:64: error: a Secret has no \"default\", which git would track; remove it"]),
            property(
                type: #"{"name": "L", "values": ["debug"]}"#, #""default": "verbose""#,
                ["2:101: error: \"default\" isn't a valid L; expected one of debug"], beyond: .unknownValue),
        ]
        + [
            ("String", "1", "expected a string", nil), ("String", "null", "expected a string", nil),
            ("String", "[]", "expected a string", nil), ("String?", #""""#, empty, nil),
            ("Int", #""many""#, wholeNumber, nil), ("Int", "true", "expected a number", nil),
            ("Int", #""""#, empty, nil), ("Int", #""01""#, wholeNumber, nil), ("Int", "1.5", wholeNumber, nil),
            ("Int", "[1]", "expected a number", nil), ("Int", "1.0", wholeNumber, .numberNotation),
            ("Int", "9223372036854775808", wholeNumber, nil), ("Int", #""9223372036854775808""#, wholeNumber, .range),
            ("Double", #""1,5""#, "expected a decimal number such as 0.5, -2 or 1e6, here '1.5'", nil),
            ("Double", "null", "expected a number", nil),
            ("Double", #""1e999""#, "its magnitude is outside the range of Double", .range),
            ("Bool", #""true""#, "expected YES or NO", nil), ("Bool", "1", "expected true or false", nil),
            ("URL", #""a.de""#, "expected an address with https:// and a host", nil),
            ("URL", #""https://a..de""#, "the host has an empty part between its dots", .address),
            ("Duration", #""30""#, "expected a number and a unit, such as 250ms, 1.5s, 5min, 2h or 7d", nil),
            ("Duration", "30", "expected a string", nil),
            (
                "Duration", #""1000000000001s""#, "the number of a duration is at most 1,000,000,000,000", .range
            ),
            ("Data", #""Zg""#, "expected base64, filled up with '=' to a multiple of four characters", nil),
            ("Data", #""Zh==""#, "expected base64, filled up with '=' to a multiple of four characters", .strayBits),
            ("Data", #""""#, empty, nil), ("[String]", #""a""#, "expected an array of its elements", nil),
            ("[String]", "[1]", "expected a string", nil), ("[Int]?", "[]", empty, nil),
            ("[Int]", "[1, 2.5]", "element 2: " + wholeNumber, nil),
            ("[URL]", #"["a"]"#, "element 1: expected an address with https:// and a host", nil),
        ].map { (type: String, value: String, reason: String, beyond: Beyond?) in
            property(
                type: "\"\(type)\"", "\"default\": \(value)",
                ["2:\(69 + type.utf8.count): error: \"default\" isn't a valid \(type); \(reason)"], beyond: beyond)
        }

    private static let empty = "what is empty counts as missing; remove the default"
}
