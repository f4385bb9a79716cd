import Foundation
import Testing

/// A package that uses the plugins: every change of files and variables reaches its build, and nothing else does.
@Suite(.sharesClone, .serialized)
struct ConsumerTests {
    private static let needle = "nadel\(UInt32.random(in: 1...UInt32.max))"
    private static let settings = "Sources/Greeter/Configurations/"
    private static let secrets = settings + "Secrets.xcconfig"

    private let clone: Clone

    init() throws { clone = try Clone.restored() }

    private func sample(_ buildSystem: BuildSystem) -> BuiltPackage {
        clone.package(at: "Tests/SamplePackage", buildSystem).with(scratch: ".build/\(buildSystem)")
    }

    /// In a folder of its own, so that the other tests find what they have built.
    private func flavoured(_ buildSystem: BuildSystem) -> BuiltPackage {
        sample(buildSystem).with(scratch: ".build/\(buildSystem)-flavoured")
    }

    private func free(_ token: String) -> String { #"free|Hello|1|["Ada", "Grace Hopper"]|\#(token)"# }

    /// Builds, and expects what the program says.
    private func expect(
        _ package: BuiltPackage, _ product: String = "Greeter", says text: String,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let build = try package.build()
        try #require(build.succeeds, "\(build)", sourceLocation: location)
        #expect(try package.says(product).output == text + "\n", sourceLocation: location)
    }

    @Test("the secrets file appears, is edited, replaced and deleted", arguments: BuildSystem.allCases)
    func secretsFile(buildSystem: BuildSystem) throws {
        let sample = sample(buildSystem)
        try expect(sample, says: free("no-token"))
        #expect(try sample.says("Conventional").output == "local|http://localhost|plain\n")
        try sample.write("SAMPLE_TOKEN = one\n", to: Self.secrets)
        try expect(sample, says: free("one"))
        try sample.edit(Self.secrets, "one", "two")
        try expect(sample, says: free("two"))
        try Data("SAMPLE_TOKEN = three\n".utf8).write(to: URL(filePath: sample.path(Self.secrets)), options: .atomic)
        try expect(sample, says: free("three"))
        try sample.remove(Self.secrets)
        try expect(sample, says: free("no-token"))
    }

    @Test("a variable is set, changed, emptied, unset, and newly named", arguments: BuildSystem.allCases)
    func variables(buildSystem: BuildSystem) throws {
        let sample = sample(buildSystem)
        for token in [#"a$b//c\"#, Self.needle, "", Self.needle] {
            try expect(
                sample.with(variables: ["SAMPLE_TOKEN": token]), says: free(token.isEmpty ? "no-token" : token))
        }
        let other = sample.with(variables: ["OTHER_TOKEN": "other"])
        try expect(other, says: free("no-token"))
        try sample.edit(Self.settings + "Environment.json", #""SAMPLE_TOKEN""#, #""SAMPLE_TOKEN", "OTHER_TOKEN""#)
        try sample.edit(Self.settings + "Free.xcconfig", "SAMPLE_TOKEN", "OTHER_TOKEN")
        try expect(other, says: free("other"))
    }

    @Test("nothing runs if nothing changed; an unrelated variable compiles nothing", arguments: BuildSystem.allCases)
    func unchanged(buildSystem: BuildSystem) throws {
        let sample = sample(buildSystem)
        try expect(sample, says: free("no-token"))
        // After a first build in a new folder SwiftPM links the tool once more.
        try expect(sample, says: free("no-token"))
        let outputs = try sample.outputs()
        let build = try sample.build("-v")
        #expect(build.succeeds)
        let modules = ["XCConfig", "EnvironmentGenerator", "environment_tool", "Greeter", "Conventional"]
        #expect(try !build.runsSomething(of: modules))
        #expect(try sample.with(variables: ["UNRELATED": "1"]).build().succeeds)
        #expect(try sample.outputs() == outputs)
    }

    @Test(
        "links are followed, links to nowhere and pipes ignored, names with '$' kept from the build system",
        arguments: BuildSystem.allCases)
    func linksAndPipes(buildSystem: BuildSystem) throws {
        let sample = sample(buildSystem)
        try expect(sample, "Conventional", says: "local|http://localhost|plain")
        try sample.edit("Configurations/Local.xcconfig", "plain", "changed")
        try expect(sample, "Conventional", says: "local|http://localhost|changed")

        #expect(try Command(["mkfifo", Self.settings + "pipe"], in: sample.directory).succeeds)
        // Git takes no notice of a pipe, so restoring the clone leaves it.
        defer { try? sample.remove(Self.settings + "pipe") }
        for (link, target) in [(".#Free.xcconfig", "user@host.1:2"), ("Secrets.xcconfig", "/nowhere/Secrets.xcconfig")]
        {
            try FileManager.default.createSymbolicLink(
                atPath: sample.path(Self.settings + link), withDestinationPath: target)
        }
        try expect(sample, says: free("no-token"))

        // Swiftbuild would look for a file of another name.
        try sample.edit(Self.settings + "Free.xcconfig", "TOKEN =", "#include \"$(A)${B}$[C]$$.xcconfig\"\nOTHER =")
        for value in ["first", "second"] {
            try sample.write("TOKEN = \(value)\n", to: Self.settings + "$(A)${B}$[C]$$.xcconfig")
            let build = try sample.build()
            // The other one shows no warnings of a plugin if only files have changed.
            let isWarned = build.output.contains("$$.xcconfig' makes every build run")
            #expect(build.succeeds && (isWarned || buildSystem == .native), "\(build)")
            #expect(try sample.says("Greeter").output == free(value) + "\n")
        }
    }

    @Test(
        "without a link, behind a link to nowhere, and without the snapshot builds heal",
        arguments: BuildSystem.allCases)
    func unwatched(buildSystem: BuildSystem) throws {
        let sample = sample(buildSystem)
        let link = "Sources/Conventional/Configurations"
        try sample.remove(link)
        try expect(sample, "Conventional", says: "local|http://localhost|plain")
        try sample.edit("Configurations/Local.xcconfig", "plain", "edited")
        try expect(sample, "Conventional", says: "local|http://localhost|edited")

        for snapshot in sample.files() where snapshot.hasSuffix("/variables.json") {
            try FileManager.default.removeItem(atPath: snapshot)
        }
        try expect(sample, "Conventional", says: "local|http://localhost|edited")

        try FileManager.default.moveItem(
            atPath: sample.path("Configurations"), toPath: sample.path("Submodule"))
        try FileManager.default.createSymbolicLink(
            atPath: sample.path(link), withDestinationPath: "../../Elsewhere")
        #expect(try !sample.build().succeeds)
        try FileManager.default.moveItem(atPath: sample.path("Submodule"), toPath: sample.path("Elsewhere"))
        try expect(sample, "Conventional", says: "local|http://localhost|edited")
    }

    @Test("the flavour is switched there and back", arguments: BuildSystem.allCases)
    func flavours(buildSystem: BuildSystem) throws {
        let sample = flavoured(buildSystem)
        let beta = sample.flavour("BETA").with(variables: ["API_KEY_BETA": Self.needle])
        try expect(beta, "Conventional", says: "beta|https://beta.example|\(Self.needle)")
        try expect(sample, says: free("no-token"))
    }

    @Test("commands between builds change neither the flavour nor what is compiled", arguments: BuildSystem.allCases)
    func commandsBetweenBuilds(buildSystem: BuildSystem) throws {
        let paid = flavoured(buildSystem).flavour("PAID")
        let text = #"paid|Welcome|3|["Ada", "Grace Hopper"]|\#(Self.needle)"#
        let inject = ["--allow-writing-to-package-directory", "inject-secrets", "--target", "Greeter"]
        let explain = ["environment", "--target", "Greeter"]
        try #require(try paid.with(variables: ["SAMPLE_TOKEN": Self.needle]).command(inject).succeeds)
        try expect(paid, says: text)
        let compiled = try paid.outputs().filter { $0.contains("Greeter") }
        // Each command compiles the tool for itself, and the next build compiles it again.
        for command in [inject, explain + ["--no-such-option"]] {
            let run = try paid.with(variables: ["SAMPLE_TOKEN": Self.needle]).command(command)
            #expect(run.succeeds == !command.contains("--no-such-option"), "\(run)")
            let greeting = try paid.run("Greeter")
            #expect(greeting.lines.last.map(String.init) == text, "\(greeting)")
        }
        #expect(try paid.outputs().filter { $0.contains("Greeter") } == compiled)
    }

    @Test(
        "two builds at once don't mix; the secret of one is in no argument, no output and no file",
        arguments: BuildSystem.allCases)
    func twoBuilds(buildSystem: BuildSystem) async throws {
        let sample = sample(buildSystem)
        var traced = sample.with(
            scratch: ".build/\(buildSystem)-traced", variables: ["SAMPLE_TOKEN": Self.needle])
        let trace = clone.surroundings + "/trace"
        traced.launcher = [
            "strace", "-f", "-qq", "-e", "trace=execve,openat", "-s", "1000000", "-o", trace,
        ]
        defer { try? traced.remove(traced.scratch) }
        async let other = sample.with(variables: ["SAMPLE_TOKEN": "other"]).build("--product", "Greeter")
        let build = try traced.build("--product", "Greeter", "-v")
        try #require(build.succeeds, "\(build)")
        let calls = try String(contentsOfFile: trace, encoding: .utf8)
        #expect(try await other.succeeds)
        #expect(try sample.says("Greeter").output == free("other") + "\n")
        traced.launcher = []
        #expect(try traced.says("Greeter").output == free(Self.needle) + "\n")

        #expect(!build.output.contains(Self.needle))
        #expect(calls.contains("environment-tool") && !calls.contains(Self.needle))
        #expect(try traced.files(with: Self.needle) == [])

        let snapshots = traced.files().filter { $0.hasSuffix("/variables.json") }
        #expect(!snapshots.isEmpty)
        for snapshot in snapshots { #expect(try BuiltPackage.mode(of: snapshot) == "600") }
        let made = calls.split(separator: "\n").filter {
            $0.contains(/openat\(.*variables\.json[^\/]*", [A-Z_|]*O_CREAT/)
        }
        #expect(!made.isEmpty && made.allSatisfy { $0.contains(", 0600)") })

        let cache = traced.path(traced.scratch) + "/plugins/cache"
        #expect(try BuiltPackage.mode(of: cache) == "700")
        #expect(try BuiltPackage.mode(of: cache + "/EnvironmentPlugin-state.json") == "600")
    }

    @Test("the commands work for the package that uses them", arguments: BuildSystem.allCases)
    func commands(buildSystem: BuildSystem) throws {
        let sample = sample(buildSystem)
        let inject = try sample.with(variables: ["SAMPLE_TOKEN": Self.needle]).command(
            ["--allow-writing-to-package-directory", "inject-secrets", "--target", "Greeter"])
        try #require(inject.succeeds, "\(inject)")
        #expect(!inject.output.contains(Self.needle))
        #expect(try sample.text(of: Self.secrets) == "SAMPLE_TOKEN = \(Self.needle)\n")

        #expect(try !sample.command(["environment", "--target"]).succeeds)
        let explain = try sample.command(["environment", "--target", "Greeter", "--flavour", "Paid"])
        #expect(explain.succeeds)
        let origin = Self.secrets + ":1"
        #expect(
            explain.output.contains(/token +•••• \(\d+ characters.*\) +/) && explain.output.contains(origin),
            "\(explain)")

        // SwiftPM keeps the whole environment of the injection in files of its own.
        #expect(try !sample.command(["environment", "check", "--target", "Greeter"]).succeeds)
        for file in sample.with(scratch: ".build").files() where file.hasSuffix("-state.json") {
            try FileManager.default.removeItem(atPath: file)
        }
        let check = try sample.command(["environment", "check", "--target", "Greeter"])
        #expect(check.succeeds, "\(check)")

        let evaluate = try sample.command(["environment", "evaluate", Self.settings + "Paid.xcconfig", "REPETITIONS"])
        #expect(evaluate.lines.contains("REPETITIONS = 3"), "\(evaluate)")
    }

    @Test("a package that can't be written to builds elsewhere", arguments: BuildSystem.allCases)
    func readOnly(buildSystem: BuildSystem) throws {
        let outside = clone.surroundings + "/outside-\(buildSystem)"
        try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        var sample = sample(buildSystem).with(scratch: outside + "/build", variables: ["HOME": outside])
        if geteuid() == 0 {
            // The super user writes everywhere, so another one builds.
            sample.launcher = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
            for change in [["chown", "65534:65534", outside], ["chmod", "a+rx", clone.surroundings]] {
                #expect(try Command(change, in: clone.surroundings).succeeds)
            }
        }
        #expect(try Command(["chmod", "-R", "a-w,a+rX", clone.root], in: clone.surroundings).succeeds)
        defer { _ = try? Command(["chmod", "-R", "u+w", clone.root], in: clone.surroundings) }
        try Data("[safe]\n\tdirectory = *\n".utf8).write(to: URL(filePath: outside + "/.gitconfig"))
        let build = try sample.build("--product", "Greeter")
        #expect(build.succeeds, "\(build)")
    }
}
