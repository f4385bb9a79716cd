import Foundation

enum Terminal {
    static func print(_ text: String) {
        write(visible(text), to: .standardOutput)
    }

    static func printError(_ text: String) {
        write(visible(text), to: .standardError)
    }

    /// Shows control characters of names and values, which a terminal would obey, by escapes that JSON knows too.
    private static func visible(_ text: String, breaksLines: Bool = true) -> String {
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isPlain = scalar.properties.generalCategory != .control || scalar == "\t"
            if isPlain || (scalar == "\n" && breaksLines) {
                visible.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16)
                visible.append(
                    contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
            }
        }
        return String(visible)
    }

    /// An answer that can't be written, to a full disk or a closed pipe, is a failure.
    private static func write(_ text: String, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            exit(ExitStatus.failure)
        }
    }

    static func printJSON(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            print(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            printError("error: the answer can't be written as JSON: \(error)")
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
        write(coloured, to: .standardError)
    }

    /// https://no-color.org
    private static let isColourful =
        isatty(FileHandle.standardError.fileDescriptor) != 0
        && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
}
