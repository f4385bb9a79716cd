/// The cycles of references met so far, as disjoint sets of settings (union-find), and which of them are in progress.
struct ReferenceCycles: Sendable {
    /// For each setting another one of its cycle, or itself if it is the cycle's representative.
    private var parents: [Int]
    /// For each representative how many frames of its cycle are in progress.
    private var frames: [Int]
    private var isCycle: [Bool]

    init(settingCount: Int) {
        parents = Array(0..<settingCount)
        frames = Array(repeating: 0, count: settingCount)
        isCycle = Array(repeating: false, count: settingCount)
    }

    mutating func begin(_ setting: Int) { frames[representative(of: setting)] += 1 }

    mutating func end(_ setting: Int) { frames[representative(of: setting)] -= 1 }

    /// Makes one cycle of those of two settings.
    mutating func join(_ first: Int, _ second: Int) {
        let first = representative(of: first)
        let second = representative(of: second)
        guard first != second else { return }
        parents[second] = first
        frames[first] += frames[second]
        isCycle[first] = true
    }

    mutating func isCycleInProgress(_ setting: Int) -> Bool {
        let representative = representative(of: setting)
        return isCycle[representative] && frames[representative] > 0
    }

    private mutating func representative(of setting: Int) -> Int {
        var setting = setting
        while parents[setting] != setting {
            parents[setting] = parents[parents[setting]]
            setting = parents[setting]
        }
        return setting
    }
}
