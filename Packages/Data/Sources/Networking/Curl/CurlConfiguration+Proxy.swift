#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension CurlConfiguration {
  /// Returns an error text without the password of a proxy.
  ///
  /// libcurl's text can contain the proxy's address. If the password contains characters such as "/", "#" or "@",
  /// libcurl may also report a part of it as the host. The text is therefore not used if any proxy has a password.
  ///
  /// - Parameters:
  ///   - text: libcurl's description of this error.
  ///   - general: libcurl's description of this kind of error, which contains no addresses.
  func detail(_ text: String, general: String) -> String {
    guard let proxy = proxies.first(where: { $0.contains("@") }) else { return text }
    // A password can contain any character, so everything before the last "@" belongs to it.
    let end = proxy.lastIndex(of: "@") ?? proxy.endIndex
    let host = proxy[end...].dropFirst().prefix { $0 != "/" }
    let start = proxy.firstRange(of: "://")?.upperBound ?? proxy.startIndex
    let isAmbiguous = proxy[min(start, end)..<end].contains { "/?#@ ".contains($0) }
    let advice = isAmbiguous ? "; special characters in its password must be percent-encoded" : ""
    return "\(general) (with the proxy \(host)\(advice))"
  }

  /// The addresses of all proxies that a request may use.
  private var proxies: [String] {
    guard unixSocketPath == nil else { return [] }
    switch proxy {
    case .none: return []
    case .url(let url): return [url]
    case .environment: return Self.variables.compactMap { getenv($0).map { String(cString: $0) } }
    }
  }

  private static let variables = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
}
