import Testing

@testable import EnvironmentGenerator

struct AddressTests {
    @Test(
        "takes absolute addresses with a host that resolvers take",
        arguments: [
            "https://a.de", "https://a.de/v1?x=1&y=%20#top", "HTTPS://A.DE", "https://a.de.", "https://api",
            "https://a.de:1", "https://a.de:65535/", "https://a_b.example", "https://xn--mller-kva.de",
            "https://1a.example", "https://1.2.3.4", "https://255.255.255.255", "https://[2001:db8::1]",
            "https://[::ffff:1.2.3.4]:8443", "https://a.de/~b/(c);d=e,f!*'@:$", "https://a.de?x", "https://a.de#",
            "https://\(String(repeating: "a", count: 63)).de",
            "http://localhost", "http://localhost:8080", "http://LOCALHOST.", "http://api.localhost",
            "http://127.0.0.1", "http://127.255.1.2:80", "http://[::1]:80/", "http://[0:0:0:0:0:0:0:1]",
        ])
    func accepts(text: String) {
        #expect(fault(of: text) == nil)
    }

    @Test(
        "refuses the rest with the reason",
        arguments: [
            (
                ["a.de", "ftp://a.de", "https:/a.de", "https:a.de", "/v1", "//a.de", "mailto:a@b.de", "", "://a.de"]
                    + ["wss://a.de", "httpss://a.de", "ws://localhost"],
                "expected an address with https:// and a host"
            ),
            (["https://", "https:///v1", "https://?x", "https://:80"], "the host is missing; add it after '://'"),
            (
                [
                    "https://a b.de", "https://a.de/{}", "https://a.de/{id}", "https://a.de\\b", "https://a.de/\"",
                    " https://a.de",
                ]
                    + ["https://a.de\t", "https://a.de/<x>", "https://a.de/a|b", "https://a.de/`", "https://a.de/^"],
                #"an address has no spaces and none of "<>\^`{|}; percent-encode them"#
            ),
            (
                ["https://a.de/%", "https://a.de/%2", "https://a.de/%zz", "https://%zz.de"],
                "'%' is followed by two hexadecimal digits; write '%' itself as %25"
            ),
            (
                ["https://user@a.de", "https://user:secret@a.de", "https://@a.de", "https://a@b@c.de"],
                "an address has no user or password here; remove what is before '@', and declare a password as a Secret"
            ),
            (
                ["https://a.de:0", "https://a.de:65536", "https://a.de:99999999999999999999", "https://a.de:"]
                    + ["https://a.de:8o", "https://a.de:-1", "https://[::1]:"],
                "a port is a number from 1 to 65535; correct what is after ':', or remove ':'"
            ),
            (
                ["https://a..de", "https://.de", "https://a.de..", "https://."],
                "the host has an empty part between its dots"
            ),
            (["https://-a.de", "https://a-.de", "https://a.-"], "no part of a host begins or ends with '-'"),
            (
                [
                    "https://a%20b.de", "https://$(HOST)", "https://a,b.de", "https://a:b:80", "https://*.de",
                    "https://a+b",
                ],
                "a host has only letters, digits, '-', '_' and dots"
            ),
            (["https://\(String(repeating: "a", count: 64)).de"], "a part of the host is longer than 63 characters"),
            (
                ["https://\(String(repeating: "abc.", count: 63))de"], "the host is longer than 253 characters"
            ),
            (
                ["https://256.1.1.1", "https://1.2.3", "https://1.2.3.4.5", "https://01.2.3.4", "https://a.1"]
                    + ["https://0x7f.0.0.0x1", "https://2130706433", "http://127.1", "https://1..2"],
                "the host ends with a number, and an IPv4 address is four numbers from 0 to 255 without leading zeros"
            ),
            (
                ["https://[::g]", "https://[::1", "https://[]", "https://[fe80::1%25eth0]", "https://[1.2.3.4]"]
                    + ["https://[::1]a", "https://[v1.x]"],
                "the host in brackets isn't an IPv6 address"
            ),
            (
                ["http://a.de", "http://127.0.0.1.evil.de", "http://localhost.evil.de", "http://notlocalhost"]
                    + ["http://[::2]", "http://128.0.0.1"],
                #"http:// is only for this machine (localhost); use https:// or list "http" in "schemes""#
            ),
        ])
    func refuses(texts: [String], reason: String) {
        for text in texts {
            #expect(fault(of: text) == reason, "\(text)")
        }
    }

    @Test("umlauts are refused with what to write instead", arguments: ["https://müll.de", "https://a.de/ü"])
    func ascii(text: String) {
        let reason = "an address is ASCII; write the host in Punycode (xn--…) and the rest percent-encoded"
        #expect(fault(of: text) == reason)
    }

    @Test(
        "takes the listed schemes, and the open form of a secure one for this machine",
        arguments: [
            (["wss", "https"], "wss://a.de", nil), (["wss", "https"], "https://a.de", nil),
            (["wss", "https"], "ws://localhost:1", nil), (["wss", "https"], "http://[::1]", nil),
            (["http"], "http://a.de", nil), (["git+ssh"], "git+ssh://a.de/b.git", nil),
            (["wss"], "https://a.de", "expected an address with wss:// and a host"),
            (["wss", "https"], "ftp://a.de", "expected an address with wss:// or https:// and a host"),
            (
                ["wss"], "ws://a.de",
                #"ws:// is only for this machine (localhost); use wss:// or list "ws" in "schemes""#
            ),
        ] as [([String], String, String?)])
    func schemes(schemes: [String], text: String, reason: String?) {
        #expect(fault(of: text, schemes) == reason)
    }

    private func fault(of text: String, _ schemes: [String] = ["https"]) -> String? {
        do {
            _ = try Address(text, schemes: schemes)
            return nil
        } catch {
            return error.reason
        }
    }
}
