import TonnentickerCore

extension Program {
    /// The most places whose districts are shown, too.
    private static let placesWithDistricts = 5
    private static let placesAtMost = 20

    func showPlaces(named name: String, asJSON: Bool) async throws(Failure) {
        let backend = backend
        let search = PlaceSearch(api: backend, clock: clock)
        let found: [FoundPlace]
        do {
            found = try await spinner.whileRunning(TerminalWording.searching) {
                await search.find(name)
                return try await Self.places(in: search.state, from: backend)
            }
        } catch {
            throw Failure(backendError: error, in: environment.flavour)
        }
        if asJSON {
            try show(found.map { PlaceReport($0.place, districts: $0.districts) })
        } else if !found.isEmpty {
            terminal.print(found.flatMap { lines(of: $0) })
        }
        if found.isEmpty { throw Failure(.failure, Wording.placeNotFound) }
    }

    func showGuide(_ text: String, asJSON: Bool) throws(Failure) {
        let guide: WasteGuide
        do throws(WasteGuideError) {
            guide = try WasteGuide.bundled()
        } catch {
            throw Failure(.failure, Wording.guideUnreadable)
        }
        let isAll = text.isEmpty
        let items = isAll ? guide.sections.flatMap(\.items) : guide.search(text)
        let view = GuideScreen(width: terminal.width, paint: terminal.paint)
        if asJSON {
            try show(items.map(GuideReport.init))
        } else if !items.isEmpty {
            terminal.print(isAll ? view.lines(guide.sections) : view.lines(items))
        }
        if items.isEmpty { throw Failure(.failure, Wording.guideNothingFound) }
    }

    private static func places(in state: PlaceSearch.State, from api: HTTPAPI) async throws -> [FoundPlace] {
        switch state {
        case .failed(let error): throw error
        case .idle, .searching, .none: return []
        case .found(let matches):
            var places = matches.prefix(placesAtMost).map { FoundPlace(place: $0.place) }
            guard places.count <= placesWithDistricts else { return places }
            for index in places.indices {
                places[index].districts = try await api.districts(of: places[index].place.id).markingNamesakes
            }
            return places
        }
    }

    private func lines(of found: FoundPlace) -> [String] {
        let districts = (found.districts ?? []).flatMap { Wording.district($0).wrapped(to: terminal.width - 2) }
        return Wording.place(found.place).wrapped(to: terminal.width)
            + districts.map { "  " + terminal.paint.faint($0) }
    }
}

private struct FoundPlace {
    let place: Place
    /// The districts; `nil` if too many places were found to ask for them.
    var districts: [District]?
}
