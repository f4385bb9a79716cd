import XCConfig

/// The `#if` chain that has the compiler take one flavour's declarations.
///
/// A flavour that a build can be of without a condition comes last, so that its declarations are there once, whether
/// the build names it or not.
struct FlavourBranches {
    private let resolution: Resolution
    private let unreachable: String
    /// What is declared for a flavour.
    private let declarations: (ResolvedFlavour) -> [String]

    private struct Branch {
        /// `nil` for the branch of all other builds.
        var condition: String?
        var lines: [String]
    }

    /// - Parameter unreachable: A declaration of `current` beside an error.
    init(_ resolution: Resolution, unreachable: String, declarations: @escaping (ResolvedFlavour) -> [String]) {
        self.resolution = resolution
        self.unreachable = unreachable
        self.declarations = declarations
    }

    var lines: [String] {
        var directive = "#if"
        var lines: [String] = []
        let branches = contradictions + named + implied
        for branch in branches {
            if let condition = branch.condition {
                lines.append("\(directive) \(condition)")
            } else if branches.count > 1 {
                lines.append("#else")
            }
            lines += branch.lines
            directive = "#elseif"
        }
        return lines + (branches.count > 1 ? ["#endif"] : [])
    }

    /// Two flavours at once.
    private var contradictions: [Branch] {
        let flavours = resolution.schema.flavours
        return flavours.indices.flatMap { first in
            flavours.indices.dropFirst(first + 1).map { second in
                let (first, second) = (flavours[first], flavours[second])
                let message =
                    "two flavours at once, \(first.conditions[0]) and \(second.conditions[0]); pass one -D condition"
                return Branch(
                    condition: "\(condition(first)) && \(condition(second))",
                    lines: [
                        GeneratedSource.declaration("finding", .error, message, as: "private static var"), unreachable,
                    ])
            }
        }
    }

    /// The flavours that a build is of only if a condition names them.
    private var named: [Branch] {
        let implied = resolution.impliedFlavour.choices.compactMap(\.choice.flavour)
        return resolution.flavours.filter { !implied.contains($0.flavour) }
            .map { Branch(condition: condition($0.flavour), lines: declarations($0)) }
    }

    /// The flavours that a build without a condition is of, or the error in their place.
    private var implied: [Branch] {
        let choices = resolution.impliedFlavour.choices
        let errors = choices.compactMap(\.choice.error)
        var branches: [Branch] = []
        for (index, (condition, choice)) in choices.enumerated() {
            guard let flavour = choice.flavour else { continue }
            let others = choices.dropFirst(index + 1).compactMap(\.choice.flavour).map(self.condition)
            let isLast = others.isEmpty && errors.isEmpty
            let unnamed = ([condition].compactMap { $0 } + others.map { "!\($0)" }).joined(separator: " && ")
            branches.append(
                Branch(
                    condition: isLast ? nil : "\(self.condition(flavour)) || (\(unnamed))",
                    lines: warning(of: choice) + declarations(of: flavour)))
        }
        if let error = errors.first {
            let lines = GeneratedSource.declarations(of: [error], as: "private static var") + [unreachable]
            branches.append(Branch(condition: nil, lines: lines))
        }
        return branches
    }

    /// Where the flavour is not named, what is doubtful about it.
    private func warning(of choice: FlavourChoice) -> [String] {
        guard case .flavour(let flavour, let warning?) = choice else { return [] }
        return ["#if !\(condition(flavour))"]
            + GeneratedSource.declarations(of: [warning], as: "private static var", name: "doubt") + ["#endif"]
    }

    private func declarations(of flavour: Flavour) -> [String] {
        resolution.flavours.filter { $0.flavour == flavour }.flatMap(declarations)
    }

    private func condition(_ flavour: Flavour) -> String {
        "(\(flavour.conditions.joined(separator: " || ")))"
    }
}

extension FlavourChoice {
    fileprivate var flavour: Flavour? {
        if case .flavour(let flavour, _) = self { flavour } else { nil }
    }

    fileprivate var error: Diagnostic? {
        if case .undecided(let error) = self { error } else { nil }
    }
}
