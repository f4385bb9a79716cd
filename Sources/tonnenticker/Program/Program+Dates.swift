import Foundation
import TonnentickerCore

extension Program {
    /// Loads the dates of the chosen address. Asks for one if none is chosen and the user can answer.
    func ownDates() async throws(Failure) -> ScheduleModel {
        let address: Address
        if let chosen = try loadSettings().address {
            address = chosen
        } else {
            guard terminal.isInteractive else { throw Failure(.notSetUp, TerminalWording.notSetUp) }
            address = try await chooseAddress()
            terminal.print([""])
        }
        let terminal = terminal
        let settings = settings
        return ScheduleModel(
            address: address,
            selection: try loadSettings().bins,
            api: backend,
            store: schedules,
            clock: clock,
            now: now,
            addressRenewed: { address in
                do throws(StorageError) {
                    try settings.update { $0.address = address }
                } catch {
                    terminal.printError(Wording.error(error))
                }
            }
        )
    }

    func demoDates(_ scenario: PreviewAPI.Scenario) -> ScheduleModel {
        ScheduleModel(
            address: PreviewAPI.address,
            api: PreviewAPI(now: now(), scenario: scenario, clock: clock),
            clock: clock,
            now: now
        )
    }

    /// Shows card and list, or only a message if there are no dates.
    ///
    /// - Parameter call: The call that shows these dates.
    func show(_ model: ScheduleModel, _ options: Command.DatesOptions, call: String) async throws(Failure) {
        if options.watch {
            try await watch(model, all: options.all, call: call)
            return
        }
        let dates = try await load(model)
        if options.asJSON {
            try show(
                DatesReport(
                    address: model.address, schedule: dates.schedule, staleSince: dates.staleSince, now: model.moment))
        } else {
            terminal.print(lines(of: model, all: options.all, call: call, isDark: try isDark()))
        }
        try dates.throwWhereStale(in: environment.flavour)
    }

    /// Shows the dates until the user ends the program.
    private func watch(_ model: ScheduleModel, all: Bool, call: String) async throws(Failure) {
        guard terminal.isTerminal else { throw Failure(.usage, TerminalWording.terminalNeeded) }
        let isDark = try isDark()
        let session = await TerminalSession(terminal, endingAt: { $0.endsWatch })
        defer { session.close() }
        await model.showStored()
        if case .loaded = model.state {
            // What is stored needn't wait for the backend.
        } else {
            do {
                _ = try await session.whileOpen { try await load(model) }
            } catch {
                if session.isEnding { return }
                throw (error as? Failure) ?? Failure(.failure)
            }
        }
        await Watch(model: model, session: session, terminal: terminal, clock: clock) {
            lines(of: model, all: all, call: call, isDark: isDark)
        }.run()
    }

    /// Writes the calendar, and remembers its events unless it is the demo's.
    func export(_ model: ScheduleModel, withAlarms: Bool, to file: String?, isDemo: Bool = false) async throws(Failure)
    {
        let dates = try await load(model)
        var exported = isDemo ? .none : try exportedCalendar(of: model.address)
        // Even without any dates, exported events may have to be cancelled.
        let isOfUse = !dates.schedule.days.isEmpty || (model.state == .allDeselected && exported != .none)
        guard isOfUse else { throw Failure(.failure, TerminalWording.noDates(model.state).joined(separator: "\n")) }
        let data = CalendarExport.iCalendar(
            dates.schedule, of: model.address, withAlarms: withAlarms, now: model.moment, after: &exported)
        if let file {
            do {
                try data.replaceFile(at: URL(filePath: file))
            } catch {
                throw Failure(.unwritable(path: file, reason: .init(error)))
            }
            terminal.print([TerminalWording.written(file)])
        } else {
            terminal.write(data)
        }
        if !isDemo { try remember(exported, of: model.address) }
        try dates.throwWhereStale(in: environment.flavour)
    }

    private func exportedCalendar(of address: Address) throws(Failure) -> ExportedCalendar {
        do throws(StorageError) {
            return try exports.calendar(of: address)
        } catch {
            throw Failure(error)
        }
    }

    private func remember(_ exported: ExportedCalendar, of address: Address) throws(Failure) {
        do throws(StorageError) {
            try exports.save(exported, of: address)
        } catch {
            throw Failure(error)
        }
    }

    func showReminders(file: String?, asJSON: Bool) async throws(Failure) {
        let model = try await ownDates()
        if let file {
            try await export(model, withAlarms: true, to: file)
            return
        }
        guard try loadSettings().remindsOnEveningBefore else {
            asJSON
                ? try show([ReminderReport]())
                : terminal.print(TerminalWording.remindersOff.wrapped(to: terminal.width))
            return
        }
        let dates = try await load(model)
        let reminders = ReminderPlanner.reminders(for: dates.schedule, now: model.moment)
        if asJSON {
            try show(reminders.map(ReminderReport.init))
        } else if model.state == .allDeselected {
            terminal.print(TerminalWording.noDates(model.state).flatMap { $0.wrapped(to: terminal.width) })
        } else {
            let view = RemindersScreen(
                reminders: reminders,
                daysBeyond: ReminderPlanner.daysBeyond(dates.schedule, now: model.moment),
                today: Berlin.day(of: model.moment),
                width: terminal.width
            )
            terminal.print(view.lines)
        }
        try dates.throwWhereStale(in: environment.flavour)
    }

    /// How long stored dates wait for newer ones.
    private static let patience = Duration.seconds(5)

    func load(_ model: ScheduleModel) async throws(Failure) -> Dates {
        await spinner.whileRunning(TerminalWording.loading) { await model.load(within: Self.patience) }
        if let error = model.storageError { terminal.printError(Wording.error(error)) }
        switch model.state {
        case .loaded(let schedule, .stale(let since, let error)):
            return Dates(schedule: schedule, staleSince: since, error: error)
        case .loaded(let schedule, _): return Dates(schedule: schedule)
        case .empty, .allDeselected: return Dates(schedule: Schedule(days: []))
        case .failed(let error): throw Failure(error, in: environment.flavour)
        case .loading: throw Failure(.failure)
        }
    }

    private func lines(of model: ScheduleModel, all: Bool, call: String, isDark: Bool) -> [String] {
        let texts: [String]
        switch model.state {
        case .loaded(let schedule, let freshness):
            let dates = DatesScreen(
                address: model.address, schedule: schedule, freshness: freshness, now: model.moment,
                all: all,
                call: call, isDark: isDark)
            return dates.lines(width: terminal.width, paint: terminal.paint)
        case .empty, .allDeselected: texts = TerminalWording.noDates(model.state)
        case .failed(let error):
            texts = TerminalWording.lines(about: error, in: environment.flavour, retry: TerminalWording.sameCommand)
        case .loading: texts = []
        }
        return [terminal.paint.bold(Wording.scheduleTitle)] + Wording.address(model.address).wrapped(to: terminal.width)
            + [""] + texts.flatMap { $0.wrapped(to: terminal.width) }
    }

    private func isDark() throws(Failure) -> Bool {
        switch try loadSettings().appearance {
        case .system: terminal.isDark
        case .light: false
        case .dark: true
        }
    }
}

/// The known dates after loading.
struct Dates {
    let schedule: Schedule
    var staleSince: Date?
    var error: APIError?

    /// Throws the reason why the shown dates are stale. An error that won't resolve itself is a failure, even with
    /// dates.
    func throwWhereStale(in flavour: AppEnvironment.Flavour) throws(Failure) {
        guard staleSince != nil else { return }
        guard let error else { throw Failure(.stale) }
        throw Failure(error, in: flavour, status: error.mayPass ? .stale : .failure)
    }
}
