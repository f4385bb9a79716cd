import Foundation
import TonnentickerCore

/// One run of the program.
@MainActor
struct Program {
    let terminal: Terminal
    /// The clock for all waiting.
    let clock: any Clock<Duration>
    /// The present instant.
    let now: @Sendable () -> Date
    let environment: AppEnvironment
    let settings: any SettingsStore
    let schedules: any ScheduleStore
    let exports: ExportedCalendarStore

    /// Creates the program for the current user, with the built-in backend or the one that a variable names.
    init(terminal: Terminal, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) throws(Failure) {
        let variables = ProcessInfo.processInfo.environment
        let folders = AppFolders(variables: variables, home: FileManager.default.homeDirectoryForCurrentUser)
        let built = AppEnvironment.current
        self.terminal = terminal
        self.clock = clock
        self.now = now
        environment = try Self.environment(built, variables)
        settings = FileSettingsStore(folder: folders.configuration, flavour: built.flavour)
        schedules = FileScheduleStore(folder: folders.state, flavour: built.flavour)
        exports = ExportedCalendarStore(folder: folders.state, flavour: built.flavour)
    }

    private static func environment(
        _ built: AppEnvironment,
        _ variables: [String: String]
    ) throws(Failure) -> AppEnvironment {
        let variable = "TONNENTICKER_BACKEND"
        guard let backend = variables[variable], !backend.isEmpty else { return built }
        guard let environment = built.withLocalBackend(at: backend) else {
            throw Failure(
                .usage,
                built.flavour == .local
                    ? TerminalWording.foreignBackend(variable)
                    : TerminalWording.fixedBackend(variable, Wording.flavour(built.flavour)))
        }
        return environment
    }

    func run(_ command: Command) async throws(Failure) {
        switch command {
        case .dates(let options): try await show(await ownDates(), options, call: Command.call)
        case .demo(let scenario, let options, nil):
            try await show(demoDates(scenario), options, call: Command.call(for: scenario))
        case .demo(let scenario, _, let file?):
            try await export(demoDates(scenario), withAlarms: true, to: file, isDemo: true)
        case .setUp(let place, let district): try await setUp(place: place, district: district)
        case .places(let name, let asJSON): try await showPlaces(named: name, asJSON: asJSON)
        case .guide(let text, let asJSON): try showGuide(text, asJSON: asJSON)
        case .reminders(let file, let asJSON): try await showReminders(file: file, asJSON: asJSON)
        case .calendar(let file, let isPlain):
            let model = try await ownDates()
            let withAlarms = isPlain ? false : try loadSettings().remindsOnEveningBefore
            try await export(model, withAlarms: withAlarms, to: file)
        case .settings(let change, let bins, let asJSON): try await showSettings(change, bins: bins, asJSON: asJSON)
        case .info(let asJSON):
            asJSON
                ? try show(InfoReport(environment))
                : terminal.print(InfoScreen(environment: environment).lines(width: terminal.width))
        case .version: terminal.print(["Better Tonnenticker \(Tonnenticker.version)"])
        case .help(let verb): terminal.print(Help(width: terminal.width).lines(about: verb))
        }
    }

    func show(_ report: some Encodable) throws(Failure) {
        do {
            terminal.print([try report.jsonText])
        } catch {
            throw Failure(.failure, TerminalWording.noJSON)
        }
    }

    var backend: HTTPAPI {
        HTTPAPI(
            environment: environment,
            clock: clock,
            now: now,
            reportDropped: { [terminal] in terminal.printError(Wording.dropped($0.count)) }
        )
    }

    var spinner: Spinner { Spinner(terminal: terminal, clock: clock) }

    /// Loads the settings, and reports where an unusable file was moved.
    func loadSettings() throws(Failure) -> Settings {
        do throws(StorageError) {
            return tell(try settings.load())
        } catch {
            throw Failure(error)
        }
    }

    func update(_ change: (inout Settings) -> Void) throws(Failure) -> Settings {
        do throws(StorageError) {
            return tell(try settings.update(change))
        } catch {
            throw Failure(error)
        }
    }

    private func tell(_ stored: Stored<Settings>) -> Settings {
        if let kept = stored.keptAside { terminal.printError(Wording.settingsKeptAside(kept)) }
        return stored.content
    }
}
