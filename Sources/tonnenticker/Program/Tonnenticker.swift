import Foundation
import TonnentickerCore

/// The client in a terminal. Reads clock, settings and screen, and leaves every decision to the core.
@main
enum Tonnenticker {
    @MainActor
    static func main() async {
        let screen = Screen.standard
        do {
            let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
            try await Program(screen: screen).run(command)
        } catch {
            screen.complain(error.message)
            exit(error.status.rawValue)
        }
    }
}
