import Foundation
import TonnentickerCore

extension Program {
    /// The dates of the chosen address; asks for one where none is chosen and somebody can answer.
    func ownDates() async throws(Failure) -> ScheduleModel {
        let address: Address
        if let chosen = try loadSettings().address {
            address = chosen
        } else {
            guard screen.isInteractive else { throw Failure(.notSetUp, TerminalWording.notSetUp) }
            address = try await chooseAddress()
            screen.show([""])
        }
        let screen = screen
        let settings = settings
        return ScheduleModel(
            address: address,
            api: backend,
            store: schedules,
            now: { Date() },
            addressRenewed: { address in
                do throws(StorageError) {
                    try settings.update { $0.address = address }
                } catch {
                    screen.complain(Wording.error(error))
                }
            }
        )
    }

    func demoDates(_ scenario: PreviewAPI.Scenario) -> ScheduleModel {
        ScheduleModel(
            address: PreviewAPI.address,
            api: PreviewAPI(now: Date(), scenario: scenario),
            now: { Date() }
        )
    }

    /// Shows card and list, or nothing but the words for why there are none.
    func show(_ model: ScheduleModel, _ options: Command.DatesOptions) async throws(Failure) {
        if options.watch, !screen.isTerminal { throw Failure(.usage, TerminalWording.terminalNeeded) }
        let dates = try await load(model)
        if options.asJSON {
            try show(
                DatesReport(
                    address: model.address, schedule: dates.schedule, staleSince: dates.staleSince, now: model.moment))
        } else if options.watch {
            let isDark = try isDark()
            await Watch(model: model, screen: screen) {
                lines(of: model, all: options.all, isDark: isDark)
            }.run()
            return
        } else {
            screen.show(lines(of: model, all: options.all, isDark: try isDark()))
        }
        try dates.complain(in: environment.flavour)
    }

    func export(_ model: ScheduleModel, to file: String?) async throws(Failure) {
        let dates = try await load(model)
        guard !dates.schedule.days.isEmpty else { throw Failure(.failure, Wording.noDates) }
        let data = CalendarExport.iCalendar(dates.schedule, of: model.address, now: model.moment)
        if let file {
            do {
                try data.replaceFile(at: URL(filePath: file))
            } catch {
                throw Failure(.unwritable(path: file, reason: .init(error)))
            }
            screen.show([TerminalWording.written(file)])
        } else {
            screen.write(data)
        }
        try dates.complain(in: environment.flavour)
    }

    func showReminders(file: String?, asJSON: Bool) async throws(Failure) {
        let model = try await ownDates()
        if let file {
            try await export(model, to: file)
            return
        }
        let dates = try await load(model)
        let reminders = ReminderPlanner.reminders(for: dates.schedule, now: model.moment)
        if asJSON {
            try show(reminders.map(ReminderReport.init))
        } else {
            let isOn = try loadSettings().remindsOnEveningBefore
            let view = RemindersScreen(
                reminders: reminders,
                daysBeyond: ReminderPlanner.daysBeyond(dates.schedule, now: model.moment),
                isOn: isOn,
                today: Berlin.day(of: model.moment),
                width: screen.width
            )
            screen.show(view.lines)
        }
        try dates.complain(in: environment.flavour)
    }

    private func load(_ model: ScheduleModel) async throws(Failure) -> Dates {
        await Spinner(screen: screen).whileRunning(TerminalWording.loading) { await model.load() }
        if let error = model.storageError { screen.complain(Wording.error(error)) }
        switch model.state {
        case .loaded(let schedule, .stale(let since, let error)):
            return Dates(schedule: schedule, staleSince: since, error: error)
        case .loaded(let schedule, _): return Dates(schedule: schedule)
        case .empty: return Dates(schedule: Schedule(days: []))
        case .failed(let error): throw Failure(error, in: environment.flavour)
        case .loading: throw Failure(.failure, "")
        }
    }

    private func lines(of model: ScheduleModel, all: Bool, isDark: Bool) -> [String] {
        guard case .loaded(let schedule, let freshness) = model.state else {
            return [screen.paint.bold(Wording.scheduleTitle)] + Wording.address(model.address).wrapped(to: screen.width)
                + [""] + Wording.noDates.wrapped(to: screen.width)
        }
        let staleSince: Date? = if case .stale(let since, _) = freshness { since } else { nil }
        let dates = DatesScreen(
            address: model.address,
            schedule: schedule,
            staleSince: staleSince,
            now: model.moment,
            all: all,
            isDark: isDark
        )
        return dates.lines(width: screen.width, paint: screen.paint)
    }

    private func isDark() throws(Failure) -> Bool {
        switch try loadSettings().appearance {
        case .system: screen.isDark
        case .light: false
        case .dark: true
        }
    }
}

/// What is known after loading.
private struct Dates {
    let schedule: Schedule
    var staleSince: Date?
    var error: APIError?

    /// Says why the dates that were shown are not of now. What doesn't pass by itself is a failure all the same.
    func complain(in flavour: AppEnvironment.Flavour) throws(Failure) {
        guard staleSince != nil else { return }
        guard let error else { throw Failure(.stale, "") }
        throw Failure(error, in: flavour, status: error.mayPass ? .stale : .failure)
    }
}
