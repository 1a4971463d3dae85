/// The limits for the response to a request. A response that exceeds a limit is aborted with an error that names the
/// limit.
public struct Limits: Sendable, Hashable {
  /// The largest size of the decoded body in bytes. This limit also stops decompression bombs. A larger body throws
  /// `NetworkError.tooLarge(.body, …)`.
  public var bodyBytes: Int
  /// The largest size of all header lines in bytes, including trailers and interim (1xx) responses. A larger header
  /// throws `NetworkError.tooLarge(.headers, …)`.
  public var headerBytes: Int
  /// The largest number of header lines, including trailers and interim (1xx) responses. This limit is the same for
  /// every request; typical responses have far fewer lines. More lines throw `NetworkError.tooLarge(.headerLines, …)`.
  public static let headerLines = 1_000
  /// The largest number of redirects to follow. More redirects throw `NetworkError.tooManyRedirects`. If the limit is
  /// 0, redirects are returned to the caller.
  public var redirects: Int
  /// The longest time until a connection is ready, including name lookup, TCP and TLS.
  public var connectTime: Duration
  /// The longest time from sending the request to the first byte of the response.
  public var firstByteTime: Duration
  /// The longest time without receiving a byte, after the first byte of the response. Excludes the time during which
  /// the reader of a streamed body pauses the transfer.
  public var idleTime: Duration
  /// The longest time of the whole call, including redirects and waiting for a connection or a rate limit.
  public var totalTime: Duration

  public init(
    bodyBytes: Int = 64 << 20,
    headerBytes: Int = 256 << 10,
    redirects: Int = 5,
    connectTime: Duration = .seconds(10),
    firstByteTime: Duration = .seconds(30),
    idleTime: Duration = .seconds(30),
    totalTime: Duration = .seconds(300)
  ) {
    self.bodyBytes = bodyBytes
    self.headerBytes = headerBytes
    self.redirects = redirects
    self.connectTime = connectTime
    self.firstByteTime = firstByteTime
    self.idleTime = idleTime
    self.totalTime = totalTime
  }
}
