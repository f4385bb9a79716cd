import Foundation
import XCConfig

/// The file of the secrets, and what would give them into other hands.
struct SecretsFile {
    /// Without links but that of the file itself: git has no answer for what is behind one.
    private let path: String
    /// `nil` outside of a checkout.
    let git: GitCheckout?

    /// - Throws: If the file is in a checkout and git can't be asked about it.
    init(of input: ConfigurationInput) throws(GitCheckout.Silent) {
        let directory = input.files.canonicalPath(input.directory)
        path = directory + "/Secrets.xcconfig"
        git = try GitCheckout(containing: directory)
    }

    enum Fault {
        case tracked, notIgnored, symbolicLink, notAFile, openToOthers

        /// - Parameter file: What the file is called in the sentence.
        func message(naming file: String) -> String {
            switch self {
            case .tracked: "git tracks \(file); run 'git rm --cached' on it and have its secrets replaced"
            case .notIgnored: "git does not ignore \(file); add 'Secrets.xcconfig' to .gitignore"
            case .symbolicLink: "\(file) is a symbolic link; put the file itself there"
            case .notAFile: "\(file) isn't a file; put a file there"
            case .openToOthers: "others can read \(file); run 'chmod 600' on it"
            }
        }
    }

    func faults() throws(GitCheckout.Silent) -> [Fault] { [try gitFault(), diskFault].compactMap(\.self) }

    private func gitFault() throws(GitCheckout.Silent) -> Fault? {
        guard let git else { return nil }
        return try git.isTracked(path) ? .tracked : try git.isIgnored(path) ? nil : .notIgnored
    }

    private var diskFault: Fault? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular: return (attributes[.posixPermissions] as? Int ?? 0) & 0o077 == 0 ? nil : .openToOthers
        case .typeSymbolicLink: return .symbolicLink
        default: return .notAFile
        }
    }
}

extension SecretsFile {
    /// Refuses a place where the secrets would end up in other hands.
    ///
    /// - Returns: Whether git could be asked; false outside of a checkout.
    /// - Throws: `InjectionFailure` with all that is wrong with the place.
    static func check(_ input: ConfigurationInput) throws(InjectionFailure) -> Bool {
        let name = "'\(input.shown(input.secretsFile))'"
        let file: SecretsFile
        let faults: [Fault]
        do {
            file = try SecretsFile(of: input)
            // Writing corrects the mode.
            faults = try file.faults().filter { $0 != .openToOthers }
        } catch {
            throw InjectionFailure(messages: [
                "can't ask git whether it ignores \(name); run 'git status' in '\(error.root)' to see why"
            ])
        }
        guard faults.isEmpty else { throw InjectionFailure(messages: faults.map { $0.message(naming: name) }) }
        return file.git != nil
    }
}
