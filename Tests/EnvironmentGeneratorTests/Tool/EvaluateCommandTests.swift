import Foundation
import Testing

@Suite struct EvaluateCommandTests {
    private let tool: BuiltTool

    init() throws {
        let package = try CheckedOutPackage()
        try package.write(
            """
            NAME = <$(LEVEL)>
            LEVEL = $(inherited)1
            LIST = a "b c"
            FLAG[sdk=iphone*][config=Debug] = phone
            #include? "Found"
            #include? "<DEVELOPER_DIR>/Developer"
            """, to: "App.xcconfig")
        try package.write("LEVEL = base\nBASE = x", to: "Base.xcconfig")
        try package.write("FOUND = yes", to: "search/Found.xcconfig")
        try package.write("DEVELOPER = yes", to: "developer/Developer.xcconfig")
        tool = BuiltTool(package: package)
    }

    @Test(
        "prints the values as the options have it",
        arguments: [
            ([], "FLAG = \nLEVEL = 1\nLIST = a \"b c\"\nNAME = <1>"), (["LIST"], "LIST = a \"b c\""),
            (["NAME", "--set", "LEVEL=0"], "NAME = <01>"), (["NAME", "--override=LEVEL=a=b"], "NAME = <a=b>"),
            (["NAME", "--override=LEVEL=\u{301}x"], "NAME = <\u{301}x>"),
            (["NAME", "--override", "LEVEL[sdk=iphoneos*]=2", "--bind=sdk=iphoneos"], "NAME = <2>"),
            (["NAME", "--override", "LEVEL[sdk=iphoneos*]=2", "--bind=sdk=macosx"], "NAME = <1>"),
            (["NAME", "--set", "LEVEL[sdk=*]=3", "--set=LEVEL=2"], "NAME = <31>"),
            (["NAME", "BASE", "--base", "Base.xcconfig"], "BASE = x\nNAME = <base1>"),
            (["FLAG", "--condition", "config=Debug", "--bind", "sdk=macosx,iphoneos"], "FLAG = phone"),
            (["FOUND", "--search-path", "search"], "FOUND = yes"),
            (["DEVELOPER", "--developer-dir=developer"], "DEVELOPER = yes"),
            (
                ["--expand", "NAME", "--expand=NONE"],
                """
                NAME = <1>
                  App.xcconfig:1:1: <$(LEVEL)>
                    App.xcconfig:1:9: $(LEVEL) = 1
                      App.xcconfig:2:1: $(inherited)1
                        App.xcconfig:2:9: $(inherited) is not assigned
                NONE is not assigned
                """
            ),
            (
                ["--override=TWICE=$(LEVEL)$(LEVEL)", "--expand=TWICE"],
                """
                TWICE = 11
                  <--override>:1:1: $(LEVEL)$(LEVEL)
                    <--override>:1:1: $(LEVEL) = 1
                      App.xcconfig:2:1: $(inherited)1
                        App.xcconfig:2:9: $(inherited) is not assigned
                    <--override>:1:9: $(LEVEL) = 1
                      App.xcconfig:2:1: $(inherited)1  (as above)
                """
            ),
        ])
    func values(options: [String], output: String) throws {
        #expect(try tool.run(["evaluate", "App.xcconfig"] + options) == .init(status: 0, output: output + "\n"))
    }

    @Test(
        "says that nothing assigns what is asked for",
        arguments: [(["NONE"], "NONE"), (["FLAG", "--bind", "sdk=macosx"], "FLAG")])
    func unassigned(options: [String], name: String) throws {
        #expect(
            try tool.run(["evaluate", "App.xcconfig", "LEVEL"] + options)
                == .init(
                    status: 0, output: ["\(name) = ", "LEVEL = 1"].sorted().joined(separator: "\n") + "\n",
                    errors: "no assignment of '\(name)' counts here, so it has no value\n"))
    }

    @Test("doesn't wait for a pipe without a writer", arguments: ["pipe", "Including.xcconfig"])
    func pipe(file: String) throws {
        let path = tool.package.path + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        try tool.package.write("#include \"pipe\"\nA = 1", to: "Including.xcconfig")
        let run = try tool.run(["evaluate", file])
        #expect(run.status == 1)
        #expect(run.errors == "\(file):1:1: error: can't read 'pipe': it is a pipe or a device, not a file\n")
    }

    @Test("says the same as JSON, with lists, findings and the way to a value")
    func json() throws {
        try tool.package.write("A = $(B)\nB = x // y\n", to: "B.xcconfig")
        let run = try tool.run([
            "evaluate", tool.package.path + "/B.xcconfig", "A", "--type=A=string", "--expand=A", "--format=json",
        ])
        #expect(
            run
                == .init(
                    status: 0,
                    output: """
                        {
                          "derivations" : {
                            "A" : [
                              {
                                "assignment" : "B.xcconfig:1:1",
                                "depth" : 0,
                                "isRepeated" : false,
                                "name" : "A",
                                "text" : "$(B)",
                                "value" : "x"
                              },
                              {
                                "assignment" : "B.xcconfig:2:1",
                                "depth" : 1,
                                "isRepeated" : false,
                                "name" : "B",
                                "reference" : "B.xcconfig:1:5",
                                "text" : "x",
                                "value" : "x"
                              }
                            ]
                          },
                          "diagnostics" : [

                          ],
                          "lists" : {
                            "A" : [
                              "x"
                            ]
                          },
                          "values" : {
                            "A" : "x"
                          }
                        }

                        """))
    }

    @Test("an error among the findings is a failure, and the values are printed all the same")
    func findings() throws {
        try tool.package.write("A = https://a\nB += 1\n", to: "C.xcconfig")
        let run = try tool.run(["evaluate", "./C.xcconfig"])
        #expect(run.status == 1)
        #expect(run.output == "A = https:\n")
        #expect(
            run.errors.split(separator: "\n").map { $0.prefix(26) } == [
                "C.xcconfig:1:11: warning: ", "C.xcconfig:2:3: error: exp",
            ])
        let json = try tool.run(["evaluate", "C.xcconfig", "--format", "json"])
        #expect(json.status == 1)
        #expect(json.output.contains("\"fixIt\" : {\n        \"length\" : 2,\n        \"replacement\" : \"/$()/\""))
        let missing = try tool.run(["evaluate", "None.xcconfig"])
        #expect(missing == .init(status: 1, errors: "None.xcconfig:1:1: error: there is no file 'None.xcconfig'\n"))
    }
}
