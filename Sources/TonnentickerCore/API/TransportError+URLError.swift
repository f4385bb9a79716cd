import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// Sorts what the URL loading system reports.
    ///
    /// A name that can't be resolved counts as offline: the host is fixed when the app is built. A request that
    /// the app has cancelled never gets here; one that the system has cancelled had an answer it won't go along with.
    init(_ error: any Error) {
        guard let error = error as? URLError else {
            self = .unreachable("an unknown network error")
            return
        }
        let detail = "URLError \(error.code.rawValue)"
        switch error.code {
        case .cannotConnectToHost:
            self = .refused(detail)
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .cannotFindHost,
            .dnsLookupFailed:
            self = .offline(detail)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .cancelled,
            .userCancelledAuthentication, .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse,
            .httpTooManyRedirects,
            .redirectToNonExistentLocation, .appTransportSecurityRequiresSecureConnection, .unsupportedURL:
            self = .notTheBackend(detail)
        default:
            self = .unreachable(detail)
        }
    }
}
