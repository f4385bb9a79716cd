import XCConfig

/// The way of a value through files and variables.
extension FlavourSettings {
    /// Where a value comes from: the way down from the setting, as long as a reference is all of the value.
    func origin(of setting: String) -> ValueOrigin {
        let steps = evaluator.derivation(of: setting).steps
        guard steps.first?.assignment != nil else { return .nowhere }
        var way = [0]
        while let inner = innerSteps(of: way[way.count - 1], in: steps).first(where: {
            steps[$0].depth == way.count && steps[$0].value == steps[0].value && steps[$0].assignment != nil
        }) {
            way.append(inner)
        }
        let taking = way + innerSteps(of: way[way.count - 1], in: steps)
        let passed = steps.filter { !$0.value.isEmpty }.compactMap(\.assignment)
        let untouched = way.map { steps[$0].name }.flatMap(evaluator.locations)
        // A flavour that includes the secrets file has each of its lines twice.
        var seen = Set(taking.compactMap { steps[$0].assignment }.map(place))
        return ValueOrigin(
            places: way.reversed().compactMap { steps[$0].assignment }.map(place), hasValue: !steps[0].value.isEmpty,
            shadowed: (passed + untouched).map(place).filter { seen.insert($0).inserted })
    }

    /// The steps that a step is made of.
    private func innerSteps(of step: Int, in steps: [Derivation.Step]) -> Range<Int> {
        let end = steps[(step + 1)...].firstIndex { $0.depth <= steps[step].depth } ?? steps.count
        return step + 1..<end
    }

    private func place(_ location: SourceLocation) -> ValueOrigin.Place {
        if let line = secrets.overlay.line(at: location) { return .variable(secrets.variables.values[line].name) }
        return .file(withUsualPath(location))
    }

    /// The place with the secrets file's path as it is spelt everywhere else.
    func withUsualPath(_ location: SourceLocation) -> SourceLocation {
        guard secrets.overlay.isSecretsFile(location.file) else { return location }
        return SourceLocation(file: input.secretsFile, line: location.line, column: location.column)
    }
}
