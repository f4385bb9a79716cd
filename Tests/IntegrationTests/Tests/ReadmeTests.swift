import Testing

extension PackageTests {
    /// Every command of the README does what it says, in their order, in a fresh clone.
    struct ReadmeTests {
        @Test("each command of the README succeeds")
        func commands() throws {
            let package = try Clone.restored().package(.native)
            let blocks = try package.text(of: "README.md").split(separator: "```sh\n").dropFirst()
            let commands = blocks.flatMap { $0.prefix { $0 != "`" }.split(separator: "\n") }
            #expect(commands.contains("swift test") && commands.count > 5)
            // The tests themselves are run by what runs this package's tests.
            for command in commands where command != "swift test" {
                let run = try Command(["bash", "-c", String(command)], in: package.directory)
                #expect(run.succeeds, "\(run)")
            }
        }
    }
}
