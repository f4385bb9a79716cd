import Foundation
import Testing

/// A fresh clone of this repository, in a folder whose name has a space and an umlaut.
struct Clone: Sendable {
    /// The clone that the tests of a suite share, because building it takes longest.
    @TaskLocal private static var shared: Clone?

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL.path(percentEncoded: false)

    /// A temporary folder that is removed at the end; it holds the clone alone.
    let surroundings: String
    let root: String

    init() throws {
        surroundings =
            FileManager.default.temporaryDirectory.appending(path: "clone-\(UUID().uuidString)")
            .resolvingSymlinksInPath().path(percentEncoded: false)
        root = surroundings + "/Ton nen ü"
        try FileManager.default.createDirectory(atPath: surroundings, withIntermediateDirectories: true)
        let clone = try Command(["git", "clone", "-q", Self.repository, root], in: surroundings)
        try #require(clone.succeeds, "\(clone)")
    }

    func remove() throws {
        try FileManager.default.removeItem(atPath: surroundings)
    }

    /// The clone of the suite, as it was committed but for what was built.
    static func restored() throws -> Clone {
        let clone = try #require(shared, "the suite lacks the trait .sharesClone")
        for undo in [["checkout", "-q", "--", "."], ["clean", "-q", "-d", "--force", "-x", "--exclude=.build"]] {
            let command = try Command(["git"] + undo, in: clone.root)
            try #require(command.succeeds, "\(command)")
        }
        return clone
    }

    /// The package that is cloned, or another one below it.
    func package(at path: String? = nil, _ buildSystem: BuildSystem) -> BuiltPackage {
        BuiltPackage(directory: path.map { root + "/" + $0 } ?? root, buildSystem: buildSystem)
    }

    struct Sharing: SuiteTrait, TestScoping {
        func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let clone = try Clone()
            do {
                try await Clone.$shared.withValue(clone) { try await function() }
                try clone.remove()
            } catch {
                try? clone.remove()
                throw error
            }
        }
    }
}

extension Trait where Self == Clone.Sharing {
    /// Gives all tests of the suite one clone of the repository.
    static var sharesClone: Self { Clone.Sharing() }
}
