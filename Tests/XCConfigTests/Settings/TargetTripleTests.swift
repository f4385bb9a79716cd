import Testing

@testable import XCConfig

struct TargetTripleTests {
    @Test(
        "triples with the same meaning are equal, regardless of versions",
        arguments: [
            ("arm64-apple-macos", "arm64-apple-macosx15.2", true), ("arm64-apple-macos", "aarch64-apple-macos", true),
            ("arm64-apple-tvos26.0", "arm64-apple-tvos15.0", true), ("arm64-apple-tvos", "arm64-apple-ios", false),
            ("arm64-apple-ios", "x86_64-apple-ios", false), ("arm64-apple-ios", "arm64e-apple-ios", false),
            ("arm64-apple-ios", "arm64-apple-ios-simulator", false),
            ("arm64-apple-ios17-macabi", "arm64-apple-ios-macabi", true),
            ("aarch64-unknown-linux-gnu", "arm64-unknown-linux-gnu", true),
            ("aarch64-unknown-linux-android", "aarch64-unknown-linux-android28", true),
            ("aarch64-unknown-linux-android", "aarch64-unknown-linux-foo", false),
            ("x86_64-unknown-linux-gnu", "amd64-pc-linux-gnu", false), ("x86_64-linux-gnu", "x86_64--linux-gnu", true),
            ("arm64-macos-apple", "arm64-apple-macos", true), ("apple-arm64-macos", "arm64-apple-macos", true),
            ("armv7k-apple-watchos", "armv7s-apple-watchos", false), ("armv7-apple-ios", "arm-apple-ios", true),
            ("thumbv7m-none-eabi", "armv7m-none-eabi", false), ("armv6m-none-eabi", "thumbv6m-none-eabi", true),
            ("armeb-none-eabi", "arm-none-eabi", false), ("mips64-linux", "mips64-linux-gnuabi64", true),
            ("x86_64-unknown-windows-msvc", "x86_64-unknown-win32-msvc", true),
            ("x86_64-unknown-none-elf", "x86_64-unknown-none-macho", false),
            ("i386-apple-darwin", "i686-apple-darwin20", true), ("wasm32-unknown-wasi", "wasm32-wasi", true),
            // Xcode considers all unknown names equal.
            ("foo-bar-baz", "x-y-z", true), ("", "-", true), ("arm64-*", "arm64-apple-macos", false),
        ])
    func equality(first: String, second: String, isEqual: Bool) {
        #expect((TargetTriple(first) == TargetTriple(second)) == isEqual)
        #expect((TargetTriple(second) == TargetTriple(first)) == isEqual)
    }
}
