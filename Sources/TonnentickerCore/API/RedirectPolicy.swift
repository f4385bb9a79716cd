import Foundation

/// Rules for redirects: how many to follow, and only within the origin (scheme, host and port) that the key belongs to.
enum RedirectPolicy {
    /// The number of redirects that a request may follow in a row.
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
