/// What holds for every request of one `CurlTransport`. TLS is always verified; there is no switch for it.
public struct CurlConfiguration: Sendable, Hashable {
  public enum Proxy: Sendable, Hashable {
    /// `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy`, as the curl command reads them.
    case environment
    case none
    /// Such as "http://proxy.example:3128".
    case url(String)
  }

  /// Every request goes to this Unix socket, whatever host its URL names, and no proxy is used.
  public var unixSocketPath: String?
  /// A PEM file of certificates to trust in place of the system's.
  public var caFile: String?
  /// The public key that a server must show: "sha256//BASE64", several separated by ";", or a file.
  public var pinnedPublicKey: String?
  public var proxy: Proxy
  /// Connections open to one host at once. Requests beyond wait their turn, within their total time. HTTP/2 carries
  /// many requests over one connection.
  public var connectionsPerHost: Int
  /// Sent when a request has no `User-Agent` of its own.
  public var userAgent: String

  public init(
    unixSocketPath: String? = nil,
    caFile: String? = nil,
    pinnedPublicKey: String? = nil,
    proxy: Proxy = .environment,
    connectionsPerHost: Int = 16,
    userAgent: String = "photolist"
  ) {
    self.unixSocketPath = unixSocketPath
    self.caFile = caFile
    self.pinnedPublicKey = pinnedPublicKey
    self.proxy = proxy
    self.connectionsPerHost = connectionsPerHost
    self.userAgent = userAgent
  }
}
