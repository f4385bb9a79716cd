import Foundation
import XCConfig

/// Xcode Cloud runs `ci_scripts/ci_post_clone.sh` if the name, the place and the run bit are exactly right, and says
/// nothing if not.
struct XcodeCloudCheck {
    let input: ConfigurationInput
    let git: GitCheckout?

    private static let directory = "ci_scripts"
    private static let scripts = ["ci_post_clone.sh", "ci_pre_xcodebuild.sh", "ci_post_xcodebuild.sh"]

    func findings() -> [Diagnostic] {
        misplaced() + misnamed() + notRunnable()
    }

    private func misplaced() -> [Diagnostic] {
        let directories = input.files.names(in: input.packageDirectory).filter { $0 != Self.directory }
        return (directories + [""]).flatMap { directory in
            Self.scripts.map { directory.isEmpty ? $0 : directory + "/" + $0 }
                .filter { input.files.exists(input.packageDirectory + "/" + $0) }
                .map { finding($0, "Xcode Cloud does not look here; move the script to \(Self.directory)/") }
        }
    }

    private func misnamed() -> [Diagnostic] {
        input.files.names(in: input.packageDirectory + "/" + Self.directory)
            .filter { $0.hasPrefix("ci") && !Self.scripts.contains($0) }
            .compactMap { name in
                NearestName.of(name, in: Self.scripts).map {
                    finding("\(Self.directory)/\(name)", "Xcode Cloud runs no script of this name; rename it to \($0)")
                }
            }
    }

    private func notRunnable() -> [Diagnostic] {
        Self.scripts.map { Self.directory + "/" + $0 }.compactMap { script in
            let path = input.packageDirectory + "/" + script
            guard input.files.exists(path) else { return nil }
            let isRunnable = git?.isRecordedAsExecutable(path) ?? FileManager.default.isExecutableFile(atPath: path)
            return isRunnable
                ? nil
                : finding(script, "Xcode Cloud can't run the script; run 'git update-index --chmod=+x' on it")
        }
    }

    private func finding(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(
            .error, .xcodeCloud, at: SourceLocation(file: input.packageDirectory + "/" + path, line: 1), message)
    }
}
