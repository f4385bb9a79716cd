#if canImport(FoundationNetworking)
    import Testing

    @testable import TonnentickerCore

    struct LongRedirectTests {
        @Test(
            "detects a redirect when a header has no response at the second look",
            arguments: [
                ([(0, true), (0, true), (0, true)], [false, false, false]),
                ([(-1, true), (-1, true), (-1, true)], [false, true, true]),
                ([(0, true), (500, true), (500, true)], [false, false, true]),
                ([(-1, true), (-1, false), (-1, false)], [false, false, false]),
                ([(0, false), (-1, false), (1 << 40, false)], [false, false, false]),
                ([(-1, true), (0, true), (-1, true)], [false, false, false]),
            ] as [([(Int64, Bool)], [Bool])]
        )
        func looks(seen: [(Int64, Bool)], isLong: [Bool]) {
            var watch = LongRedirectWatch()
            #expect(seen.map { watch.isLong(expectedBytes: $0.0, lacksResponse: $0.1) } == isLong)
        }
    }
#endif
