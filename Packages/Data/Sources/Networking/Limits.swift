/// The limits of a request's response. Exceeding one ends the transfer with an error that names it.
public struct Limits: Sendable, Hashable {
  /// The largest size of the decoded body in bytes, so that a compressed bomb counts by its decoded size. Exceeding it
  /// throws `NetworkError.tooLarge(.body, …)`.
  public var bodyBytes: Int
  /// The largest size of all header lines in bytes, including trailers and interim (1xx) responses. Exceeding it throws
  /// `NetworkError.tooLarge(.headers, …)`.
  public var headerBytes: Int
  /// The largest number of header lines, including trailers and interim (1xx) responses. It is the same for every
  /// request: far more than a response needs, and fewer than `HTTPFields` can hold. Exceeding it throws
  /// `NetworkError.tooLarge(.headerLines, …)`.
  public static let headerLines = 1_000
  /// The number of redirects that are followed. Exceeding it throws `NetworkError.tooManyRedirects`. With 0, a redirect is
  /// returned as it is.
  public var redirects: Int
  /// The time until a connection is ready: name lookup, TCP and TLS.
  public var connectTime: Duration
  /// The time from sending the request to the first byte of the response.
  public var firstByteTime: Duration
  /// The time between two arrivals of bytes. Time in which the transfer waits for the reader of a streamed body does
  /// not count.
  public var idleTime: Duration
  /// The time of the whole call, including redirects and waiting for a connection or a rate limit.
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
