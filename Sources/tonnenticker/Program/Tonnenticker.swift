import Foundation
import TonnentickerCore

/// The client in a terminal. Reads clock, settings and keys, and leaves every decision to the core.
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
