import Foundation

/// An address that a program can open: a scheme, `//`, a host that resolvers take, perhaps a port (RFC 3986).
struct Address {
    let text: String

    /// - Parameter schemes: Those allowed, in lower case. Where `https` or `wss` is, its open form is allowed for this
    ///   machine.
    /// - Throws: `InvalidValue` with the first fault from the left.
    init(_ text: String, schemes: [String]) throws(InvalidValue) {
        try Self.checkCharacters(of: text)
        let (scheme, rest) = try Self.split(text, expecting: schemes)
        let authority = rest.prefix { !"/?#".contains($0) }
        if authority.contains("@") {
            throw InvalidValue(
                reason: "an address has no user or password here; remove what is before '@', and declare a password as "
                    + "a Secret")
        }
        let (host, port) = Self.splitPort(from: authority)
        let isLoopback = try HostName(host).isLoopback
        if let port { try Self.checkPort(port) }
        guard schemes.contains(scheme) || isLoopback else {
            throw InvalidValue(
                reason:
                    "\(scheme):// is only for this machine (localhost); use \(Self.secured[scheme] ?? ""):// or list "
                    + #""\#(scheme)" in "schemes""#)
        }
        guard URL(string: text) != nil else { throw InvalidValue(reason: "expected an address as in RFC 3986") }
        self.text = text
    }

    private static let secured = ["http": "https", "ws": "wss"]

    private static func checkCharacters(of text: String) throws(InvalidValue) {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            throw InvalidValue(
                reason: "an address is ASCII; write the host in Punycode (xn--…) and the rest percent-encoded")
        }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }) else {
            throw InvalidValue(
                reason: #"an address has no spaces and none of "<>\^`{|}; percent-encode them"#)
        }
        guard
            text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy({ part in
                part.prefix(2).count { $0.isHexDigit } == 2
            })
        else {
            throw InvalidValue(reason: "'%' is followed by two hexadecimal digits; write '%' itself as %25")
        }
    }

    private static func split(
        _ text: String, expecting schemes: [String]
    ) throws(InvalidValue) -> (scheme: String, rest: Substring) {
        let expected = InvalidValue(
            reason: "expected an address with \(schemes.map { $0 + "://" }.joined(separator: " or ")) and a host")
        guard let colon = text.range(of: "://") else { throw expected }
        let scheme = text[..<colon.lowerBound].lowercased()
        let isAllowed = schemes.contains(scheme) || secured[scheme].map(schemes.contains) == true
        guard isAllowed else { throw expected }
        return (scheme, text[colon.upperBound...])
    }

    /// A colon inside of brackets belongs to the host.
    private static func splitPort(from authority: Substring) -> (host: Substring, port: Substring?) {
        guard let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") else {
            return (authority, nil)
        }
        return (authority[..<colon], authority[authority.index(after: colon)...])
    }

    private static func checkPort(_ port: Substring) throws(InvalidValue) {
        guard port.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(port),
            (1...65_535).contains(number)
        else {
            throw InvalidValue(reason: "a port is a number from 1 to 65535; correct what is after ':', or remove ':'")
        }
    }
}
