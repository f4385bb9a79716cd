import Foundation
import TonnentickerCore

/// The terminal client. It reads clock, settings and keys; the core makes all decisions.
@main
enum Tonnenticker {
    static let version = "1.0.0"

    @MainActor
    static func main() async {
        StandardStreams.occupy()
        Interruptions.restore()
        let terminal = Terminal.standard
        do {
            let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
            let program = try Program(terminal: terminal, clock: ContinuousClock(), now: { Date() })
            try await program.run(command)
        } catch {
            if let message = error.message { terminal.printError(message) }
            exit(error.status.rawValue)
        }
    }
}
