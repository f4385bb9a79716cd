import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// Classifies an error of the URL loading system.
    ///
    /// A name that can't be resolved counts as offline because the host is fixed at build time. Requests that the app
    /// cancelled never get here; the system cancels a request if it rejects the response.
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
