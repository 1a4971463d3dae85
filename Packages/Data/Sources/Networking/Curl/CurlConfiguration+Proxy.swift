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
  /// libcurl's text can contain the proxy's address. If a password contains characters such as "/", "#" or "@", libcurl
  /// may report a part of the password as the host. Therefore, if any proxy has a password, the result contains
  /// `general` instead of `text`.
  ///
  /// - Parameters:
  ///   - text: libcurl's description of this error.
  ///   - general: libcurl's description of this kind of error, which contains no addresses.
  func detail(_ text: String, general: String) -> String {
    guard let proxy = proxies.first(where: { $0.contains("@") }) else { return text }
    let (host, isAmbiguous) = Self.address(ofProxy: proxy)
    let advice = isAmbiguous ? "; special characters in its password must be percent-encoded" : ""
    return "\(general) (with the proxy \(host)\(advice))"
  }

  /// Returns the proxy for a URL, or nil if no proxy is used. `address` contains no password. `isAmbiguous` is true if
  /// the password contains characters that separate the parts of a URL, so that `address` may be wrong.
  func proxy(for url: String) -> (address: String, isAmbiguous: Bool)? {
    guard unixSocketPath == nil else { return nil }
    switch proxy {
    case .none: return nil
    case .url(let proxy): return Self.address(ofProxy: proxy)
    case .environment:
      let host = WebURL(url)?.host ?? ""
      let exceptions = Self.value(of: ["no_proxy", "NO_PROXY"])?.split { $0 == "," || $0 == " " } ?? []
      guard !exceptions.contains(where: { $0 == "*" || host == $0 || host.hasSuffix(".\($0.drop { $0 == "." })") })
      else { return nil }
      let scheme = url.lowercased().hasPrefix("https:") ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
      return Self.value(of: scheme + ["all_proxy", "ALL_PROXY"]).map { Self.address(ofProxy: $0) }
    }
  }

  private static func address(ofProxy proxy: String) -> (address: String, isAmbiguous: Bool) {
    let start = proxy.firstRange(of: "://")?.upperBound ?? proxy.startIndex
    // A password can contain any character, so the host begins after the last "@".
    let end = proxy.lastIndex(of: "@").map { max($0, start) }
    let host = proxy[(end.map { proxy.index(after: $0) } ?? start)...].prefix { $0 != "/" }
    let isAmbiguous = proxy[start..<(end ?? start)].contains { "/?#@ ".contains($0) }
    return (String(host), isAmbiguous)
  }

  /// The addresses of all proxies that a request may use.
  private var proxies: [String] {
    guard unixSocketPath == nil else { return [] }
    switch proxy {
    case .none: return []
    case .url(let url): return [url]
    case .environment: return Self.variables.compactMap { Self.value(of: [$0]) }
    }
  }

  private static func value(of variables: [String]) -> String? {
    variables.lazy.compactMap { getenv($0).map { String(cString: $0) } }.first { !$0.isEmpty }
  }

  private static let variables = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
}
