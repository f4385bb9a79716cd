import Foundation
import TonnentickerCore

/// One run of the program.
@MainActor
struct Program {
    let screen: Screen
    let environment = AppEnvironment.current

    func run(_ command: Command) async throws(Failure) {
        switch command {
        case .dates(let all): try await showDates(of: storedOrChosenAddress(), from: backend, all: all)
        case .demo(let all): try await showDates(of: PreviewAPI.address, from: PreviewAPI(now: Date()), all: all)
        case .info: screen.show(InfoReport(environment: environment).lines)
        case .setUp(let place, let district): try await setUp(place: place, district: district)
        case .help: screen.show([TerminalWording.help])
        }
    }

    private var backend: HTTPAPI {
        HTTPAPI(now: { Date() }, reportDropped: { [screen] in screen.complain(Wording.dropped($0.count)) })
    }

    private var store: FileSettingsStore {
        let folders = AppFolders(
            variables: ProcessInfo.processInfo.environment,
            home: FileManager.default.homeDirectoryForCurrentUser
        )
        return FileSettingsStore(folder: folders.configuration, flavour: environment.flavour)
    }

    private func showDates(
        of address: Address,
        from api: any TonnentickerAPI,
        all: Bool
    ) async throws(Failure) {
        let model = ScheduleModel(address: address, api: api, now: { Date() })
        await model.load()
        switch model.state {
        case .loaded(let schedule, _):
            let dates = DatesScreen(address: address, schedule: schedule, now: Date(), all: all)
            screen.show(dates.lines(width: screen.width, paint: screen.paint))
        case .empty: screen.show([Wording.address(address), Wording.noDates])
        case .failed(let error): throw Failure(error)
        case .loading: throw Failure(.failure, "")
        }
    }

    private func storedOrChosenAddress() async throws(Failure) -> Address {
        if let address = try settings().address { return address }
        guard screen.isInteractive else { throw Failure(.notSetUp, TerminalWording.notSetUp) }
        return try await keep(SetupDialog(model: SetupModel(api: backend), screen: screen).run())
    }

    private func setUp(place: String?, district: String?) async throws(Failure) {
        guard let place else {
            guard screen.isInteractive else { throw Failure(.usage, TerminalWording.argumentsNeeded) }
            _ = try await keep(SetupDialog(model: SetupModel(api: backend), screen: screen).run())
            return
        }
        _ = try await keep(AddressByName(api: backend).address(place: place, district: district))
    }

    private func keep(_ address: Address) throws(Failure) -> Address {
        do {
            try store.update { $0.address = address }
        } catch {
            throw Failure(error)
        }
        screen.show([TerminalWording.saved(Wording.address(address)), ""])
        return address
    }

    private func settings() throws(Failure) -> Settings {
        do {
            let loaded = try store.load()
            if let kept = loaded.keptAside { screen.complain(Wording.settingsKeptAside(kept)) }
            return loaded.content
        } catch {
            throw Failure(error)
        }
    }
}
