/// Which settings and assignments are in progress.
struct Progress: Sendable {
    /// The topmost frame of each setting, or `noIndex`.
    private var frameOfSetting: [Int32]
    /// The frame of each assignment, or `noIndex`.
    private var frameOfAssignment: [Int32]
    /// A hash of the set of assignments in progress.
    private(set) var fingerprint: UInt64 = 0

    init(settingCount: Int, assignmentCount: Int) {
        frameOfSetting = Array(repeating: .noIndex, count: settingCount)
        frameOfAssignment = Array(repeating: .noIndex, count: assignmentCount)
    }

    func topmostFrame(of setting: Int32) -> Int32 { frameOfSetting[Int(setting)] }

    func frame(of assignment: Int32) -> Int32 { frameOfAssignment[Int(assignment)] }

    mutating func begin(_ frame: Evaluation.Frame, at index: Int) {
        frameOfSetting[Int(frame.setting)] = Int32(index)
        frameOfAssignment[Int(frame.assignment)] = Int32(index)
        fingerprint ^= Self.hash(frame.assignment)
    }

    mutating func end(_ frame: Evaluation.Frame) {
        frameOfSetting[Int(frame.setting)] = frame.shadowed
        frameOfAssignment[Int(frame.assignment)] = .noIndex
        fingerprint ^= Self.hash(frame.assignment)
    }

    /// The finalizer of SplitMix64.
    private static func hash(_ assignment: Int32) -> UInt64 {
        var hash = UInt64(UInt32(bitPattern: assignment)) &+ 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return hash ^ (hash >> 31)
    }
}
