import Foundation

/// How many redirects are followed, and where they may take the key: nowhere but the origin (scheme, host and port) that it was meant for.
enum RedirectPolicy {
    /// How many redirects a request may meet in a row.
    static let limit = 5

    static func allows(from origin: URL?, to target: URL?) -> Bool {
        guard let origin, let target, let scheme = origin.scheme?.lowercased(), let host = origin.host?.lowercased()
        else { return false }
        return target.scheme?.lowercased() == scheme && target.host?.lowercased() == host
            && port(of: target) == port(of: origin)
    }

    private static func port(of url: URL) -> Int {
        url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443)
    }
}
