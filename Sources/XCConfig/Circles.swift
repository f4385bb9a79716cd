/// Which settings were found to refer to each other in a circle, and whether one of them is in progress.
struct Circles: Sendable {
    /// For each setting another one of its circle, or itself if it speaks for the circle.
    private var speakers: [Int]
    /// For each speaker how many frames of its circle are in progress.
    private var frames: [Int]
    private var isCircle: [Bool]

    init(settingCount: Int) {
        speakers = Array(0..<settingCount)
        frames = Array(repeating: 0, count: settingCount)
        isCircle = Array(repeating: false, count: settingCount)
    }

    mutating func begin(_ setting: Int) { frames[speaker(of: setting)] += 1 }

    mutating func end(_ setting: Int) { frames[speaker(of: setting)] -= 1 }

    /// Makes one circle of those of two settings.
    mutating func join(_ first: Int, _ second: Int) {
        let first = speaker(of: first)
        let second = speaker(of: second)
        guard first != second else { return }
        speakers[second] = first
        frames[first] += frames[second]
        isCircle[first] = true
    }

    mutating func isCircleInProgress(_ setting: Int) -> Bool {
        let speaker = speaker(of: setting)
        return isCircle[speaker] && frames[speaker] > 0
    }

    private mutating func speaker(of setting: Int) -> Int {
        var setting = setting
        while speakers[setting] != setting {
            speakers[setting] = speakers[speakers[setting]]
            setting = speakers[setting]
        }
        return setting
    }
}
