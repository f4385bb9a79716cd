import Foundation
import Testing

@testable import TonnentickerCore

struct ArrayPartsTests {
    private static let long = String(repeating: "x", count: ArrayParts.size)

    @Test(
        "cuts an array between its elements, whatever they contain",
        arguments: [
            ("[]", []), (" [ ] ", []), ("[1]", [0..<1]), (#"[{"a":"],[\\\","},[1,2],"]"]"#, [0..<3]),
            ("[\"\(long)\",1,2]", [0..<1, 1..<3]), ("[1,\"\(long)\",2]", [0..<1, 1..<2, 2..<3]),
            (
                "[" + String(repeating: #"{"a":[1,"]"]},"#, count: 20_000) + "1]",
                [0..<9363, 9363..<18_726, 18_726..<20_001]
            ),
        ])
    func parts(json: String, expected: [Range<Int>]) throws {
        let body = Data(json.utf8)
        let parts = try #require(ArrayParts(of: body))
        #expect(parts.parts.map(\.elements) == expected)
        #expect(parts.count == expected.last?.upperBound ?? 0)
        for part in parts.parts where !part.isTooLong {
            let elements = try JSONSerialization.jsonObject(with: part.json(in: body)) as? [Any]
            #expect(elements?.count == part.elements.count)
        }
        // A slice with other indices is cut in the same way.
        #expect(ArrayParts(of: Data("xx".utf8 + body).dropFirst(2))?.parts == parts.parts)
    }

    @Test(
        "accepts only a body that begins and ends as an array",
        arguments: ["", "{}", "[", "[1", "[1]]", "[1}", "[\"]", "1", "[]x"])
    func others(json: String) {
        #expect(ArrayParts(of: Data(json.utf8)) == nil)
    }

    @Test("decodes a long body like a short one, and reports what it left out")
    func longBody() throws {
        let pickup = #"{"date":"2026-12-01","wasteTypeId":"a"}"#
        let many = Array(repeating: pickup, count: 9000)
        let body = Data("[\((many + ["7", "{\"date\":\"\(Self.long)\"}"] + many).joined(separator: ","))]".utf8)
        let array = try LossyArray<PickupPayload>(body: body)
        #expect(array.values.count == 18_000)
        #expect(
            array.dropped.map { "\($0.index) \($0.reason)" } == [
                "9000 the element has another type", "9001 the element is longer than 131072 bytes",
            ])
    }

    @Test(
        "rejects a long body that isn't valid JSON",
        arguments: [",", "x", "[}", "{\"a\":1", "\"\u{1}\""])
    func grammar(fault: String) {
        let numbers = Array(repeating: "1", count: 200_000).joined(separator: ",")
        for json in [
            "[\(numbers),\(fault),\(numbers)]", "[\(numbers)\(fault)]", "[\(fault),\(numbers)]",
            "[\(numbers)] \(fault)",
        ] {
            #expect(throws: APIError.self) { try LossyArray<PickupPayload>(body: Data(json.utf8)) }
        }
    }

    @Test("limits the number of elements")
    func tooMany() throws {
        let pickup = #"{"date":"2026-12-01","wasteTypeId":"a"}"#
        for (count, isTaken) in [(20_000, true), (20_001, false)] {
            let body = Data("[\(Array(repeating: pickup, count: count).joined(separator: ","))]".utf8)
            #expect((try? LossyArray<PickupPayload>(body: body).values.count) == (isTaken ? count : nil))
        }
    }
}
