/// Durations as a file writes them: a number and a unit.
extension Duration {
    private static let units: KeyValuePairs<String, UInt64> = [
        "ms": 1_000_000, "s": 1_000_000_000, "min": 60_000_000_000, "h": 3_600_000_000_000, "d": 86_400_000_000_000,
    ]
    private static let highestNumber: UInt64 = 1_000_000_000_000
    private static let mostDecimals = 18

    /// - Parameter text: Digits, perhaps with decimals, and a unit: `250ms`, `1.5s`, `5min`, `2h`, `7d`.
    /// - Throws: `InvalidValue`, also for fractions of a nanosecond.
    init(written text: String) throws(InvalidValue) {
        guard let match = text.wholeMatch(of: /(0|[1-9][0-9]*)(?:\.([0-9]+))?([a-z]+)/),
            let unit = Self.units.first(where: { $0.key == match.3 })?.value
        else {
            throw InvalidValue(reason: "expected a number and a unit, such as 250ms, 1.5s, 5min, 2h or 7d")
        }
        guard let whole = UInt64(match.1), whole <= Self.highestNumber else {
            throw InvalidValue(reason: "the number of a duration is at most 1,000,000,000,000")
        }
        // In 128 bits, which hold all that the number's limit allows.
        let (seconds, rest) = UInt64(1_000_000_000).dividingFullWidth(whole.multipliedFullWidth(by: unit))
        let nanoseconds = try rest + Self.nanoseconds(ofDecimals: match.2 ?? "", of: unit)
        self = .seconds(Int64(seconds)) + .nanoseconds(Int64(nanoseconds))
    }

    private static func nanoseconds(ofDecimals text: Substring, of unit: UInt64) throws(InvalidValue) -> UInt64 {
        let significant = text.dropLast(text.reversed().prefix { $0 == "0" }.count)
        guard !significant.isEmpty else { return 0 }
        let power = significant.reduce(1 as UInt64) { power, _ in power > UInt64.max / 10 ? 0 : power * 10 }
        if significant.count <= mostDecimals, let decimals = UInt64(significant) {
            let (quotient, remainder) = power.dividingFullWidth(decimals.multipliedFullWidth(by: unit))
            if remainder == 0 { return quotient }
        }
        throw InvalidValue(reason: "a duration is a whole number of nanoseconds; use fewer decimals")
    }
}
