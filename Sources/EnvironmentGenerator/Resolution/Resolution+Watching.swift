import XCConfig

extension Resolution {
    /// Whether a build that watches these folders can miss a change, because something else was read as well.
    ///
    /// - Parameter folders: Folders of which a build watches all but hidden files and what is behind links.
    package func dependsOnMore(than folders: [String], in input: ConfigurationInput) -> Bool {
        let watched = folders.map(input.files.canonicalPath)
        func isWatched(_ file: String) -> Bool {
            let path = input.files.canonicalPath(file)
            return watched.contains { folder in
                path.hasPrefix(folder + "/") && !path.dropFirst(folder.count).contains("/.")
            }
        }
        let catalog = schema.icon.map { input.files.canonicalPath(input.packageDirectory + "/" + $0.catalog) }
        let folders = [input.files.canonicalPath(input.directory), catalog].compactMap { $0 }
        let linksToNowhere = input.files.names(in: input.directory).filter {
            !$0.hasPrefix(".") && !input.files.exists(input.directory + "/" + $0)
        }
        return !folders.allSatisfy(watched.contains) || !linksToNowhere.isEmpty
            || flavours.contains { flavour in
                guard let settings = flavour.settings else { return false }
                return !settings.readFiles.allSatisfy(isWatched) || !settings.settings.missingFiles.isEmpty
            }
    }
}
