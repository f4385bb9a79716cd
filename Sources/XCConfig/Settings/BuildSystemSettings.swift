/// Settings that Xcode gives a value to, so that a file may refer to them without assigning them.
enum BuildSystemSettings {
    static func contains(_ name: String) -> Bool {
        names.contains(name) || suffixes.contains { name.hasSuffix($0) } || prefixes.contains { name.hasPrefix($0) }
    }

    /// Of settings that each platform, product or phase has its own of.
    private static let suffixes = [
        "_DEPLOYMENT_TARGET", "_FOLDER_PATH", "_SEARCH_PATHS", "_FILE_DIR", "_FILE_NAME", "_FILE_PATH",
    ]

    /// Of settings with a number, an architecture, a variant or an SDK at the end, and of those that CocoaPods assigns.
    private static let prefixes = [
        "SCRIPT_INPUT_FILE_", "SCRIPT_OUTPUT_FILE_", "SDK_DIR_", "OBJECT_FILE_DIR_", "LINK_FILE_LIST_", "PODS_",
        "XCODE_",
    ]
}
