import TonnentickerCore

extension Program {
    /// Of so many places the districts are shown too.
    private static let placesWithDistricts = 5
    private static let placesAtMost = 20

    func showPlaces(named name: String, asJSON: Bool) async throws(Failure) {
        let backend = backend
        let reports: [PlaceReport]
        do {
            reports = try await Spinner(screen: screen).whileRunning(TerminalWording.searching) {
                let search = PlaceSearch(api: backend)
                await search.find(name)
                return try await Self.reports(on: search.state, from: backend)
            }
        } catch {
            throw Failure(asking: error, in: environment.flavour)
        }
        if asJSON {
            try show(reports)
        } else if !reports.isEmpty {
            screen.show(reports.flatMap { lines(of: $0) })
        }
        if reports.isEmpty { throw Failure(.failure, Wording.placeNotFound) }
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
        let view = GuideScreen(width: screen.width, paint: screen.paint)
        if asJSON {
            try show(items.map(GuideReport.init))
        } else if !items.isEmpty {
            screen.show(isAll ? view.lines(guide.sections) : view.lines(items))
        }
        if items.isEmpty { throw Failure(.failure, Wording.guideNothingFound) }
    }

    private static func reports(on state: PlaceSearch.State, from api: HTTPAPI) async throws -> [PlaceReport] {
        switch state {
        case .failed(let error): throw error
        case .idle, .searching, .none: return []
        case .found(let matches):
            let places = matches.prefix(placesAtMost).map(\.place)
            var reports: [PlaceReport] = []
            for place in places {
                let districts = places.count <= placesWithDistricts ? try await api.districts(of: place.id) : nil
                reports.append(PlaceReport(place, districts: districts))
            }
            return reports
        }
    }

    private func lines(of place: PlaceReport) -> [String] {
        let name = [place.name, place.county].compactMap(\.self).joined(separator: ", ")
        let districts = (place.districts ?? []).map { district in
            [district.name, district.detail].compactMap(\.self).joined(separator: ", ")
        }
        return name.wrapped(to: screen.width)
            + districts.flatMap { $0.wrapped(to: screen.width - 2).map { "  " + screen.paint.faint($0) } }
    }
}
