/// The settings that Xcode assigns, to which a file may refer without assigning them.
enum BuildSystemSettings {
    static func contains(_ name: String) -> Bool {
        names.contains(name) || suffixes.contains { name.hasSuffix($0) } || prefixes.contains { name.hasPrefix($0) }
    }

    /// The endings of settings that exist once per platform, product or phase.
    private static let suffixes = [
        "_DEPLOYMENT_TARGET", "_FOLDER_PATH", "_SEARCH_PATHS", "_FILE_DIR", "_FILE_NAME", "_FILE_PATH",
    ]

    /// The beginnings of settings that end in a number, an architecture, a variant or an SDK, and of those that
    /// CocoaPods assigns.
    private static let prefixes = [
        "SCRIPT_INPUT_FILE_", "SCRIPT_OUTPUT_FILE_", "SDK_DIR_", "OBJECT_FILE_DIR_", "LINK_FILE_LIST_", "PODS_",
        "XCODE_",
    ]
}
