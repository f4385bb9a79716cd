import Foundation

/// The standard input, output and error streams of the process.
enum StandardStreams {
    /// Opens the closed streams, so that no other file gets their numbers and receives what is printed. Writing to them
    /// fails.
    static func occupy() {
        var descriptor: Int32
        repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO).contains(descriptor)
        if descriptor > STDERR_FILENO { close(descriptor) }
    }
}
