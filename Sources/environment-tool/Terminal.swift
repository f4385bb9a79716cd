import Foundation

enum Terminal {
    static func print(_ text: String) {
        write(to: .standardOutput) { visible(text) }
    }

    static func printError(_ text: String) {
        write(to: .standardError) { visible(text) }
    }

    /// Shows control characters of names and values, which a terminal would obey, by escapes that JSON knows too.
    private static func visible(_ text: String, breaksLines: Bool = true) -> String {
        func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isControl && scalar != "\t" && (scalar != "\n" || !breaksLines)
        }
        guard text.unicodeScalars.contains(where: isObeyed) else { return text }
        return text.unicodeScalars.reduce(into: "") { visible, scalar in
            guard isObeyed(scalar) else { return visible.unicodeScalars.append(scalar) }
            let digits = String(scalar.value, radix: 16)
            visible += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    static func printJSON(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        write(to: .standardOutput) { visible(String(decoding: try encoder.encode(value), as: UTF8.self)) }
    }

    /// An answer that can't be written, to a full disk or a closed pipe, is a failure.
    private static func write(to handle: FileHandle, _ answer: () throws -> String) {
        do {
            try handle.write(contentsOf: Data((answer() + "\n").utf8))
        } catch {
            exit(ExitStatus.failure)
        }
    }

    /// Prints `file:line:column: severity: message`, on a terminal with the severity in colour; one line, whatever the
    /// file is called.
    static func printFinding(_ text: String) {
        let line = visible(text, breaksLines: false)
        guard isColourful else { return printError(line) }
        let coloured = line.replacing(": error: ", with: ": \u{1B}[1;31merror:\u{1B}[0m ", maxReplacements: 1)
            .replacing(": warning: ", with: ": \u{1B}[1;33mwarning:\u{1B}[0m ", maxReplacements: 1)
        write(to: .standardError) { coloured }
    }

    /// https://no-color.org
    private static let isColourful =
        isatty(FileHandle.standardError.fileDescriptor) != 0
        && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty != false
}

extension Unicode.Scalar {
    /// Whether it is of the general category Cc.
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
