#if !canImport(Darwin)
    extension Usage {
        /// The unit of `ru_maxrss`, in bytes. Source: getrusage(2).
        static let memoryUnit = 1024
    }
#endif
