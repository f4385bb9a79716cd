import Testing

@testable import XCConfig

struct AssignmentChainsTests {
    @Test(
        "the latest assignment whose conditions hold decides",
        arguments: [
            ("K = 1\nK[sdk=iphone*] = 2", "2"), ("K[sdk=iphone*] = 2\nK = 1", "1"), ("K[sdk=mac*] = 2", ""),
            ("K[sdk=iphoneos26.2] = 1\nK[sdk=*] = 2", "2"), ("K[sdk=IPHONE*] = 1", ""),
            ("K[sdk=iphone??26.2] = 1", "1"),
            ("K[sdk=?*?] = 1", "1"), ("K[sdk=ios] = 1", "1"), ("K[sdk=*i*o*s] = 1", "1"), ("K[sdk=\\*] = 1", ""),
            ("K[sdk=] = 1", ""), ("K[ sdk=i*] = 1", ""), ("K[ sdk=*] = 1", "1"), ("K[arch=*] = 1", "1"),
            ("K[arch=**] = 1", ""),
            ("K[sdk=*][config=D] = 1", "1"), ("K[sdk=*][config=R] = 1", ""), ("K[sdk=*,config=D] = 1", ""),
            ("K = 1\nK[sdk=mac*] = 2\nK[config=D] = $(K)3", "13"), ("K[config=[D] = 1", ""),
        ])
    func conditions(text: String, expected: String) {
        let context = EvaluationContext(conditions: ["sdk": ["iphoneos26.2", "ios"], "config": ["D"]])
        var reading = Reading(["main": text], in: context)
        #expect(reading.evaluator.string(of: "K") == expected)
    }

    @Test(
        "binding takes the first value that matches an assignment and ignores assignments for others",
        arguments: [
            ("K = 1\nK[sdk=b*] = 2\nK[sdk=c*] = 3", "3"), ("K[sdk=c*] = 3\nK[sdk=b*] = 2\nK = $(K)1", "31"),
            ("K = 1\nK[sdk=x*] = 2", "1"), ("K[sdk=*] = $(K)1\nK[sdk=b*] = $(K)2", "1"),
            ("K[sdk=b*][config=D] = 1", "1"), ("K[sdk=b*][config=R] = 1", ""), ("K[sdk=c*][sdk=x*] = 1", "1"),
            ("K[sdk=x*][sdk=c*] = 1", ""),
            // Parameters are bound in the order of their names: arch removes the assignment for c1 before sdk is bound.
            ("K[arch=a*] = 1\nK[arch=x*][sdk=c*] = 2\nK[sdk=b*] = 3", "3"),
        ])
    func binding(text: String, expected: String) {
        let context = EvaluationContext(
            conditions: ["config": ["D"]], bindings: ["sdk": ["c1", "b1"], "arch": ["a1"]])
        var reading = Reading(["main": text], in: context)
        #expect(reading.evaluator.string(of: "K") == expected)
    }

    @Test("a higher level takes precedence, and references of all levels mean the final settings")
    func levels() {
        let files = MemoryFiles(["project": "A = p\nB = $(A)", "target": "A = $(inherited)t\nD[sdk=x] = 1"])
        let place = SourceLocation(file: "arguments", line: 1)
        var settings = BuildSettings()
        settings.assign("A", "low $(B)", at: place)
        settings.load("project", from: files)
        settings.load("target", from: files)
        settings.assign("A", "$(inherited)!", at: place)
        var evaluator = Evaluator(settings)
        #expect(evaluator.string(of: "A") == "pt!")
        #expect(evaluator.string(of: "B") == "pt!")
        #expect(evaluator.location(of: "A") == place)
        #expect(evaluator.location(of: "B") == SourceLocation(file: "project", line: 2))
        #expect(evaluator.location(of: "C") == nil && evaluator.location(of: "D") == nil)
        let levels = [place, SourceLocation(file: "target", line: 1), SourceLocation(file: "project", line: 1), place]
        #expect(evaluator.locations(of: "A") == levels)
    }
}
