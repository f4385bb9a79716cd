import Foundation

/// Input, output and errors of the process.
enum StandardStreams {
    /// Opens those that are closed, so that no file that is opened later gets their numbers, and with them what is
    /// printed. What is written to them is lost, and fails.
    static func occupy() {
        var descriptor: Int32
        repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO).contains(descriptor)
        if descriptor > STDERR_FILENO { close(descriptor) }
    }
}
