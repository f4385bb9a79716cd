import Foundation

/// A host that resolvers take: a name (RFC 1123, with `_`), an IPv4 address, or an IPv6 address in brackets.
struct HostName {
    /// Whether it means the machine that asks: `localhost` and the names below it, `127.…`, `[::1]`.
    let isLoopback: Bool

    /// - Throws: `InvalidValue` that says what no resolver takes.
    init(_ text: Substring) throws(InvalidValue) {
        guard !text.isEmpty else { throw InvalidValue(reason: "the host is missing; add it after '://'") }
        if text.first == "[" {
            isLoopback = try Self.isLoopback(ipv6: text)
            return
        }
        let labels = text.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        if labels.last.map(Self.isNumber) == true {
            isLoopback = try Self.isLoopback(ipv4: labels)
            return
        }
        // A name may end with the dot of the root.
        let name = labels.last == "" ? labels.dropLast() : labels[...]
        try Self.check(name)
        isLoopback = name.last == "localhost"
    }

    private static func check(_ labels: ArraySlice<Substring>) throws(InvalidValue) {
        for label in labels {
            guard !label.isEmpty else { throw InvalidValue(reason: "the host has an empty part between its dots") }
            guard label.utf8.allSatisfy(isAllowed) else {
                throw InvalidValue(reason: "a host has only letters, digits, '-', '_' and dots")
            }
            guard label.first != "-", label.last != "-" else {
                throw InvalidValue(reason: "no part of a host begins or ends with '-'")
            }
            guard label.utf8.count <= 63 else {
                throw InvalidValue(reason: "a part of the host is longer than 63 characters")
            }
        }
        guard labels.reduce(labels.count - 1, { $0 + $1.utf8.count }) <= 253 else {
            throw InvalidValue(reason: "the host is longer than 253 characters")
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Resolvers take a name that ends with a number for an IPv4 address, in whatever base.
    private static func isNumber(_ label: Substring) -> Bool {
        label.wholeMatch(of: /[0-9]+|0x[0-9a-f]*/) != nil
    }

    private static func isLoopback(ipv4 parts: [Substring]) throws(InvalidValue) -> Bool {
        let numbers = parts.compactMap { part in UInt8(part).flatMap { String($0) == part ? $0 : nil } }
        guard parts.count == 4, numbers.count == 4 else {
            throw InvalidValue(
                reason: "the host ends with a number, and an IPv4 address is four numbers from 0 to 255 without "
                    + "leading zeros")
        }
        return numbers[0] == 127
    }

    private static func isLoopback(ipv6 text: Substring) throws(InvalidValue) -> Bool {
        var address = in6_addr()
        guard text.last == "]", inet_pton(AF_INET6, String(text.dropFirst().dropLast()), &address) == 1 else {
            throw InvalidValue(reason: "the host in brackets isn't an IPv6 address")
        }
        return withUnsafeBytes(of: address) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }
}
