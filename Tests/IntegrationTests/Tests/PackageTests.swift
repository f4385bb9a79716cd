import Testing

/// What is done to this package itself: one test after the other in one clone, because building it takes longest.
@Suite(.sharesClone, .serialized)
enum PackageTests {}
