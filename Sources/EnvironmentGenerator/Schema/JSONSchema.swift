/// The JSON Schema (draft 2020-12) of `Environment.json`, which editors use to complete, explain and check the file.
///
/// It takes what `SchemaReader` takes, except for rules that a JSON Schema can't say; EnvironmentJSON.md lists them.
package enum JSONSchema {
    package static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Environment.json",
          "description": "What environment-tool generates from the .xcconfig files of a package.",
          "type": "object",
          "required": ["flavours"],
          "additionalProperties": false,
          "properties": {
            "$schema": { "description": "Where an editor finds this schema.", "type": "string", "minLength": 1 },
            "flavours": {
              "description": "The flavours; Prod needs Prod.xcconfig. A build that names none takes the first.",
              "type": "array", "minItems": 1, "uniqueItems": true,
              "items": { "$ref": "#/$defs/name", "not": { "enum": ["Self", "SELF", "allCases", "AllCases"] } }
            },
            "defaultFlavour": {
              "description": "The flavour of a build that names none; null makes such a build an error.",
              "anyOf": [{ "$ref": "#/$defs/name" }, { "type": "null" }]
            },
            "configurations": {
              "description": "The flavours of build configurations, under their exact names, case aside.",
              "type": "object",
              "propertyNames": { "pattern": "^\\\\S(?:[\\\\s\\\\S]*\\\\S)?(?!\\\\n)$" },
              "additionalProperties": { "$ref": "#/$defs/name" }
            },
            "properties": {
              "description": "The properties of the generated type; baseURL and apiKey if this is missing.",
              "type": "array",
              "items": { "$ref": "#/$defs/property" }
            },
            "secrets": {
              "description": "Variables of the environment that count as lines of Secrets.xcconfig.",
              "type": "array", "uniqueItems": true,
              "items": { "$ref": "#/$defs/name" }
            },
            "icon": {
              "description": "Adds appIcon, the app icon of each flavour.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "catalog": {
                  "description": "An .xcassets folder, from the package's folder.",
                  "type": "string",
                  "pattern": "^(?:(?!\\\\.{1,2}(?:/|$))[^/]+)(?:/(?!\\\\.{1,2}(?:/|$))[^/]+)*$"
                },
                "setting": {
                  "description": "The setting that names an icon set of the catalogue.",
                  "$ref": "#/$defs/name"
                }
              }
            },
            "type": {
              "description": "The generated type.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": {
                  "description": "The name of the generated type; Environment if this is missing.",
                  "$ref": "#/$defs/name",
                  "not": { "enum": \(list(SwiftName.generated.sorted())) }
                },
                "access": {
                  "description": "Who can use the type; internal if this is missing.",
                  "enum": \(list(Schema.TypeDeclaration.Access.allCases.map(\.rawValue)))
                }
              }
            }
          },
          "if": { "required": ["secrets"], "properties": { "secrets": { "type": "array", "maxItems": 0 } } },
          "then": {
            "required": ["properties"],
            "properties": {
              "properties": { "items": { "properties": { "type": { "not": { "enum": ["Secret", "Secret?"] } } } } }
            }
          },
          "$defs": {
            "name": {
              "type": "string",
              "pattern": "^[A-Za-z_][A-Za-z0-9_]*(?!\\\\n)$",
              "not": { "enum": \(list(SwiftName.reserved.sorted())) }
            },
            "property": {
              "type": "object",
              "required": ["name", "setting", "type"],
              "additionalProperties": false,
              "properties": {
                "name": {
                  "description": "The property in Swift.",
                  "$ref": "#/$defs/name",
                  "not": { "enum": \(list(SwiftName.generated.sorted())) }
                },
                "setting": { "description": "The setting in the .xcconfig files.", "$ref": "#/$defs/name" },
                "type": {
                  "description": "The type of the values; with '?', a flavour may have none.",
                  "anyOf": [{ "enum": \(list(PropertyType.named.map(\.name))) }, { "$ref": "#/$defs/choice" }]
                },
                "default": {
                  "description": "The value in a flavour that leaves the setting out, as a file would hold it."
                },
                "in": {
                  "description": "The flavours that have this optional property; it is nil in the others.",
                  "type": "array", "minItems": 1, "uniqueItems": true,
                  "items": { "$ref": "#/$defs/name" }
                },
                "schemes": {
                  "description": "The schemes of a URL; https, and http for this machine, if this is missing.",
                  "type": "array", "minItems": 1, "uniqueItems": true,
                  "items": { "type": "string", "pattern": "^[a-z][a-z0-9+.-]*(?!\\\\n)$" }
                },
                "description": {
                  "description": "The documentation comment of the property.", "type": "string", "minLength": 1
                }
              },
              "dependentSchemas": {
                "in": { "properties": { "type": { "anyOf": [
                  { "enum": \(list(PropertyType.named.filter(\.isOptional).map(\.name))) },
                  { "type": "object", "properties": { "name": { "pattern": "\\\\?$" } } }
                ] } } },
                "schemes": { "properties": { "type": { "enum": ["URL", "URL?", "[URL]", "[URL]?"] } } }
              },
              "allOf": [
                \(defaults.joined(separator: ",\n        "))
              ]
            },
            "choice": {
              "type": "object",
              "required": ["name", "values"],
              "additionalProperties": false,
              "properties": {
                "name": {
                  "description": "The enumeration in Swift; with '?', a flavour may have no value.",
                  "type": "string",
                  "pattern": "^[A-Za-z_][A-Za-z0-9_]*\\\\??(?!\\\\n)$",
                  "not": { "enum": \(list(takenChoices)) }
                },
                "values": {
                  "description": "The cases, as the .xcconfig files name them.",
                  "type": "array", "minItems": 1, "uniqueItems": true,
                  "items": { "$ref": "#/$defs/name", "not": { "enum": ["allCases"] } }
                }
              }
            }
          }
        }
        """

    private static let takenChoices =
        (SwiftName.generated.union(SwiftName.reserved).union(SwiftName.reservedTypes)).sorted().flatMap {
            [$0, $0 + "?"]
        }

    /// A condition for each type, since the shape of a default depends on it.
    private static let defaults =
        PropertyType.named.map { type in
            condition(#"{ "const": "\#(type.name)" }"#, value(of: type))
        } + [condition(#"{ "type": "object" }"#, #"{ "type": "string", "minLength": 1 }"#)]

    private static func condition(_ type: String, _ value: String) -> String {
        """
        { "if": { "required": ["type"], "properties": { "type": \(type) } }, "then": { "properties": { "default": \(value) } } }
        """
    }

    private static func value(of type: PropertyType) -> String {
        let element = element(type.element, allowsEmpty: type.isList || type.allowsEmpty)
        guard type.isList else { return element }
        return #"{ "type": "array", \#(type.isOptional ? #""minItems": 1, "# : "")"items": \#(element) }"#
    }

    private static func element(_ element: PropertyType.Element, allowsEmpty: Bool) -> String {
        switch element {
        case .string, .choice: #"{ "type": "string", "minLength": \#(allowsEmpty ? 0 : 1) }"#
        case .int:
            #"{ "anyOf": [{ "type": "integer", "minimum": \#(Int.min), "maximum": \#(Int.max) }, "#
                + text(#"(?:0|-?[1-9][0-9]*)"#) + "] }"
        case .double:
            #"{ "anyOf": [{ "type": "number" }, "#
                + text(#"-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"#) + "] }"
        case .bool: #"{ "enum": [true, false, "YES", "NO"] }"#
        case .url: text(#"[A-Za-z][A-Za-z0-9+.-]*://[!-~]+"#)
        case .duration: text(#"(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:ms|s|min|h|d)"#)
        case .data:
            text(#"(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)"#)
        case .secret: "false"
        }
    }

    private static func text(_ pattern: String) -> String {
        #"{ "type": "string", "pattern": "^\#(pattern)(?!\\n)$" }"#
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
