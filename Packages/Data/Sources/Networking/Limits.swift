/// What an answer may cost at most. Passing a limit ends the transfer with the error that names it.
public struct Limits: Sendable, Hashable {
  /// Bytes of body after decoding, so that a compressed bomb counts by what it unpacks to.
  /// Passing it is `NetworkError.tooLarge(.body, …)`.
  public var bodyBytes: Int
  /// Bytes of all header lines of one answer, trailers and interim (1xx) answers included.
  /// Passing it is `NetworkError.tooLarge(.headers, …)`.
  public var headerBytes: Int
  /// Lines of header of one answer, counted likewise. It is the same for every request: far more than an answer needs,
  /// and fewer than `HTTPFields` can hold. Passing it is `NetworkError.tooLarge(.headerLines, …)`.
  public static let headerLines = 1_000
  /// Redirects that are followed; one more is `NetworkError.tooManyRedirects`. 0: a redirect is returned as it is.
  public var redirects: Int
  /// From the start until a connection is ready to send: name lookup, TCP, TLS.
  public var connectTime: Duration
  /// From the request being sent until the first byte of its answer.
  public var firstByteTime: Duration
  /// Between two arrivals of bytes. Not counted while the reader of a streamed body makes the transfer wait.
  public var idleTime: Duration
  /// From the call until its end, redirects and waiting for a connection or a rate limit included.
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
