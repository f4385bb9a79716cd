import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// Sorts what the URL loading system reports; its own cancellation becomes a `CancellationError`.
    ///
    /// A name that can't be resolved counts as offline: the host is fixed when the app is built.
    static func reason(for error: any Error) -> any Error {
        guard let error = error as? URLError else { return TransportError.unreachable("an unknown network error") }
        let detail = "URLError \(error.code.rawValue)"
        switch error.code {
        case .cancelled, .userCancelledAuthentication:
            return CancellationError()
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .cannotFindHost,
            .dnsLookupFailed:
            return TransportError.offline(detail)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .badServerResponse,
            .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .httpTooManyRedirects,
            .redirectToNonExistentLocation, .appTransportSecurityRequiresSecureConnection, .unsupportedURL:
            return TransportError.notTheBackend(detail)
        default:
            return TransportError.unreachable(detail)
        }
    }
}
