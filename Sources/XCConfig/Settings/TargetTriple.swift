/// The meaning of a target triple such as `arm64-apple-ios26.0-simulator`, without its versions.
///
/// Different spellings are equal, such as `arm64` and `aarch64`, or `macos` and `macosx`. As in Xcode, all unknown
/// names are equal too. The names are those of LLVM, as listed in the Swift driver.
struct TargetTriple: Equatable {
    private var architecture: String?
    private var subarchitecture: String?
    private var vendor: String?
    private var system: String?
    private var environment: String?
    private var objectFormat: String?

    /// Reads a triple. A part that isn't in its usual place is looked for in the other places.
    init(_ text: String) {
        var parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Optional(String($0)) }
        let readers = [Self.architecture, Self.vendor, Self.system, Self.environmentOrFormat]
        var found = [String?](repeating: nil, count: readers.count)
        func take(_ reader: Int, at part: Int) -> Bool {
            guard let text = parts[part], readers[reader](text) != nil else { return false }
            (found[reader], parts[part]) = (text, nil)
            return true
        }
        for reader in readers.indices where reader < parts.count { _ = take(reader, at: reader) }
        for reader in readers.indices where found[reader] == nil {
            _ = parts.indices.first { take(reader, at: $0) }
        }
        architecture = found[0].flatMap(Self.architecture)
        subarchitecture = found[0].flatMap(Self.subarchitecture)
        vendor = found[1]
        system = found[2].flatMap(Self.system)
        environment = found[3].map(Self.environment) ?? found[0].flatMap(Self.usualEnvironment)
        objectFormat = found[3].flatMap(Self.objectFormat) ?? usualObjectFormat
    }
}

// MARK: Architectures

extension TargetTriple {
    /// The other names of each architecture.
    private static let synonyms = [
        "i386": "i486 i586 i686 i786 i886 i986", "x86_64": "amd64 x86_64h", "ppc": "powerpc ppc32",
        "ppc64": "powerpc64 ppu", "ppc64le": "powerpc64le", "arm": "xscale", "armeb": "xscaleeb", "aarch64": "arm64",
        "aarch64e": "arm64e", "aarch64_32": "arm64_32", "mips": "mipseb mipsallegrex mipsisa32r6 mipsr6",
        "mipsel": "mipsallegrexel mipsisa32r6el mipsr6el",
        "mips64": "mips64eb mipsn32 mipsisa64r6 mips64r6 mipsn32r6",
        "mips64el": "mipsn32el mipsisa64r6el mips64r6el mipsn32r6el", "systemz": "s390x", "sparcv9": "sparc64",
        "bpfeb": "bpf_be", "bpfel": "bpf_le bpf",
    ]

    private static let architectures: [String: String] = {
        let others = """
            aarch64_be amdgcn amdil amdil64 arc avr hexagon hsail hsail64 lanai le32 le64 m68k msp430 nvptx nvptx64 r600
            renderscript32 renderscript64 riscv32 riscv64 shave sparc sparcel spir spir64 tce tcele thumb thumbeb wasm32
            wasm64 xcore xtensa
            """
        var architectures: [String: String] = [:]
        for name in others.split(whereSeparator: \.isWhitespace) { architectures[String(name)] = String(name) }
        for (architecture, names) in synonyms {
            architectures[architecture] = architecture
            for name in names.split(separator: " ") { architectures[String(name)] = architecture }
        }
        return architectures
    }()

    private static func architecture(_ name: String) -> String? {
        if let architecture = architectures[name] { return architecture }
        if name.hasPrefix("kalimba") { return "kalimba" }
        return armArchitecture(name)
    }

    /// Reads a name such as `armv7s`, `thumbebv7` or `aarch64_be`.
    private static func armArchitecture(_ name: String) -> String? {
        guard let family = ["aarch64", "arm64", "thumb", "arm"].first(where: name.hasPrefix),
            let version = armVersion(name)
        else { return nil }
        let isThumb = family == "thumb"
        if isThumb, version.hasPrefix("v2") || version.hasPrefix("v3") { return nil }
        let isBigEndian =
            ["armeb", "thumbeb", "aarch64_be"].contains(where: name.hasPrefix)
            || family != "aarch64" && name.hasSuffix("eb")
        if version == "v6m" { return isBigEndian ? "thumbeb" : "thumb" }
        let isLong = family == "aarch64" || family == "arm64"
        let little = isLong ? "aarch64" : family
        return isBigEndian ? (isLong ? "aarch64_be" : little + "eb") : little
    }

    /// Returns the version in an Arm name; the whole name if there is no version, `nil` if the name is malformed.
    private static func armVersion(_ name: String) -> String? {
        var rest = Substring(name)
        let prefix = ["arm64_32", "arm64", "aarch64_32", "arm", "thumb", "aarch64"].first(where: name.hasPrefix)
        if let prefix {
            rest = rest.dropFirst(prefix.count)
            if prefix == "aarch64" {
                if rest.contains("eb") { return nil }
                if rest.hasPrefix("_be") { rest = rest.dropFirst(3) }
            }
            if rest.hasPrefix("eb") { rest = rest.dropFirst(2) }
        } else if rest.hasSuffix("eb") {
            rest = rest.dropLast(2)
        }
        if rest.isEmpty { return name }
        guard rest != name else { return name }
        let isVersion = rest.count < 2 || rest.first == "v" && rest.dropFirst().first?.isNumber == true
        return isVersion && !rest.hasPrefix("eb") ? String(rest) : nil
    }

    private static let armVersions: Set = [
        "v2", "v2a", "v3", "v3m", "v4", "v4t", "v5t", "v5te", "v6", "v6k", "v6kz", "v6m", "v6t2", "v7a", "v7em", "v7k",
        "v7m", "v7r", "v7s", "v7ve",
    ]

    private static func subarchitecture(_ name: String) -> String? {
        if name.hasPrefix("mips"), name.hasSuffix("r6el") || name.hasSuffix("r6") { return "r6" }
        if let version = armVersion(name) {
            if version == "v5tej" || version == "xscale" { return "v5te" }
            return armVersions.contains(version) ? version : nil
        }
        return ["kalimba3", "kalimba4", "kalimba5"].first(where: name.hasSuffix)
    }
}

// MARK: Vendors, systems, environments

extension TargetTriple {
    private static let vendors: Set = [
        "apple", "pc", "scei", "bgp", "bgq", "fsl", "ibm", "img", "mti", "nvidia", "csr", "myriad", "amd", "mesa",
        "suse",
        "oe", "swift",
    ]

    private static func vendor(_ name: String) -> String? { vendors.contains(name) ? name : nil }

    /// The prefixes of system names. The rest of a name is its version.
    private static let systems = [
        "ananas", "cloudabi", "darwin", "dragonfly", "freebsd", "fuchsia", "ios", "kfreebsd", "linux", "lv2", "macos",
        "netbsd", "openbsd", "solaris", "win32", "windows", "haiku", "minix", "rtems", "nacl", "cnk", "aix", "cuda",
        "nvcl", "amdhsa", "ps4", "elfiamcu", "tvos", "watchos", "mesa3d", "contiki", "amdpal", "hermit", "hurd", "wasi",
        "emscripten", "none", "xros",
    ]

    private static func system(_ name: String) -> String? {
        let system = systems.first(where: name.hasPrefix)
        return system == "win32" ? "windows" : system
    }

    private static let environments = [
        "eabihf", "eabi", "elfv1", "elfv2", "gnuabin32", "gnuabi64", "gnueabihf", "gnueabi", "gnux32", "code16", "gnu",
        "android", "musleabihf", "musleabi", "musl", "msvc", "itanium", "cygnus", "coreclr", "simulator", "macabi",
    ]

    private static func environment(_ name: String) -> String? { environments.first(where: name.hasPrefix) }

    private static func objectFormat(_ name: String) -> String? {
        ["xcoff", "coff", "elf", "macho", "wasm"].first(where: name.hasSuffix)
    }

    private static func environmentOrFormat(_ name: String) -> String? { environment(name) ?? objectFormat(name) }

    private static func usualEnvironment(_ architecture: String) -> String? {
        if architecture.hasPrefix("mipsn32") { return "gnuabin32" }
        if architecture.hasPrefix("mips64") || architecture.hasPrefix("mipsisa64") { return "gnuabi64" }
        let isMIPS = ["mips", "mipsel", "mipsr6", "mipsr6el"].contains(architecture)
        return isMIPS || architecture.hasPrefix("mipsisa32") ? "gnu" : nil
    }

    private var usualObjectFormat: String {
        let isApple = ["darwin", "macos", "ios", "tvos", "watchos", "xros"].contains(system)
        switch architecture {
        case "wasm32", "wasm64": return "wasm"
        case "ppc", "ppc64": return isApple ? "macho" : system == "aix" ? "xcoff" : "elf"
        case nil, "aarch64", "aarch64e", "aarch64_32", "arm", "thumb", "i386", "x86_64":
            return isApple ? "macho" : system == "windows" ? "coff" : "elf"
        default: return "elf"
        }
    }
}
