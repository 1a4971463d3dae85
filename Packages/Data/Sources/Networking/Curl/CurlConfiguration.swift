/// The options that are the same for every request of a `CurlTransport`. TLS certificates are always verified.
public struct CurlConfiguration: Sendable, Hashable {
  public enum Proxy: Sendable, Hashable {
    /// Uses the environment variables `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy`, like the `curl` command.
    case environment
    case none
    /// Uses the proxy at a URL such as "http://proxy.example:3128".
    case url(String)
  }

  /// The path of a Unix socket that receives all requests, regardless of the host in the URL, without a proxy.
  public var unixSocketPath: String?
  /// The path of a PEM file with trusted certificates, which replace the system's certificates.
  public var caFile: String?
  /// The path of a folder with additional trusted certificates. `openssl rehash` must have been run on the folder.
  public var caFolder: String?
  /// The public key that the server must have, as "sha256//BASE64" or the path of a file. Several keys are separated by
  /// ";".
  public var pinnedPublicKey: String?
  public var proxy: Proxy
  /// The largest number of connections to one host. Further requests wait for a free connection until their `totalTime`
  /// is over. HTTP/2 sends many requests over one connection.
  public var connectionsPerHost: Int
  /// The `User-Agent` of requests that do not set this field.
  public var userAgent: String

  public init(
    unixSocketPath: String? = nil,
    caFile: String? = nil,
    caFolder: String? = nil,
    pinnedPublicKey: String? = nil,
    proxy: Proxy = .environment,
    connectionsPerHost: Int = 16,
    userAgent: String = "photolist"
  ) {
    self.unixSocketPath = unixSocketPath
    self.caFile = caFile
    self.caFolder = caFolder
    self.pinnedPublicKey = pinnedPublicKey
    self.proxy = proxy
    self.connectionsPerHost = connectionsPerHost
    self.userAgent = userAgent
  }
}
