/// The options that are the same for every request of a `CurlTransport`. TLS certificates are always verified.
public struct CurlConfiguration: Sendable, Hashable {
  public enum Proxy: Sendable, Hashable {
    /// The variables `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy`, as the `curl` command reads them.
    case environment
    case none
    /// A URL such as "http://proxy.example:3128".
    case url(String)
  }

  /// The path of a Unix socket. Every request goes there, whatever host its URL names, and no proxy is used.
  public var unixSocketPath: String?
  /// The path of a PEM file with certificates to trust instead of the system's.
  public var caFile: String?
  /// The public key that the server must have: "sha256//BASE64", or several separated by ";", or the path of a file.
  public var pinnedPublicKey: String?
  public var proxy: Proxy
  /// The largest number of connections to one host. Further requests wait for a free one, within their total time.
  /// HTTP/2 carries many requests over one connection.
  public var connectionsPerHost: Int
  /// The `User-Agent` of requests that do not set one.
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
