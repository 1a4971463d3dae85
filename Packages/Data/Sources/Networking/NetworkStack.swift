public import Logging

/// The HTTP client of a program: `CurlTransport` with all layers above it.
///
///     let network = NetworkStack(store: try DiskStore(folder: cacheFolder))
///     let response = try await network.transport.send(request)
///
/// The layers are, from the caller to the network: coalescing, caching, retries, rate limits, metrics, logging and
/// offline mode. Each layer is a `Transport` that can also be used alone or in another order.
public struct NetworkStack: Sendable {
  /// The transport for all requests of the program.
  public let transport: any Transport
  /// Turns offline mode on and off.
  public let offline: OfflineTransport
  private let engine: CurlTransport

  /// A recording or a replay of the network traffic.
  public enum Cassette: Sendable {
    /// Records all network traffic in a new file at `path`, without the texts in `secrets`. `note` is a text to
    /// store in the file, for example the name of the photo source.
    case record(path: String, secrets: [String], note: String? = nil)
    /// Returns the recorded responses in the file at `path` instead of using the network.
    case replay(path: String)

    /// Returns the note of the recording at `path`, or nil if the recording has no note.
    public static func note(at path: String) -> String? { CassetteHead(path: path)?.note }
  }

  /// - Parameters:
  ///   - store: The store of cached responses.
  ///   - rateLimit: The limit for each host. The limits that hosts announce always apply.
  ///   - logger: The logger; nil to log nothing.
  ///   - onWait: Called with the host and the duration whenever a request waits for a rate limit.
  ///   - observe: Called after every attempt.
  public init(
    configuration: CurlConfiguration = CurlConfiguration(),
    store: any ResponseStore = MemoryStore(),
    retry: RetryPolicy = RetryPolicy(),
    rateLimit: RateLimit? = nil,
    isOffline: Bool = false,
    logger: Logger? = nil,
    onWait: @escaping @Sendable (_ host: String, _ wait: Duration) -> Void = { _, _ in },
    observe: @escaping @Sendable (MetricsTransport.Attempt) -> Void = { _ in }
  ) {
    let engine = CurlTransport(configuration: configuration)
    if !isOffline { engine.start() }
    self.init(
      engine: engine, base: engine, store: store, retry: retry, rateLimit: rateLimit, isOffline: isOffline,
      logger: logger, onWait: onWait, observe: observe)
  }

  /// Creates a stack that records or replays the network traffic.
  ///
  /// - Parameter rateLimit: The limit for each host.
  /// - Throws: `CassetteError` if the file cannot be created or read.
  public init(
    cassette: Cassette, configuration: CurlConfiguration = CurlConfiguration(),
    store: any ResponseStore = MemoryStore(), rateLimit: RateLimit? = nil, logger: Logger? = nil
  ) throws(CassetteError) {
    let engine = CurlTransport(configuration: configuration)
    let base: any Transport =
      switch cassette {
      case .record(let path, let secrets, let note):
        try RecordingTransport(over: engine, to: path, secrets: secrets, note: note)
      case .replay(let path): try ReplayTransport(from: path)
      }
    self.init(
      engine: engine, base: base, store: store, retry: RetryPolicy(), rateLimit: rateLimit, isOffline: false,
      logger: logger,
      onWait: { _, _ in }, observe: { _ in })
  }

  private init(
    engine: CurlTransport, base: any Transport, store: any ResponseStore, retry: RetryPolicy, rateLimit: RateLimit?,
    isOffline: Bool, logger: Logger?, onWait: @escaping @Sendable (_ host: String, _ wait: Duration) -> Void,
    observe: @escaping @Sendable (MetricsTransport.Attempt) -> Void
  ) {
    self.engine = engine
    let offline = OfflineTransport(over: base, isOffline: isOffline)
    self.offline = offline
    let logged: any Transport = logger.map { LoggingTransport(over: offline, logger: $0) } ?? offline
    let measured = MetricsTransport(over: logged, observe: observe)
    let limited = RateLimitTransport(over: measured, limit: rateLimit, onWait: onWait)
    let retrying = RetryTransport(over: limited, policy: retry)
    transport = CoalescingTransport(over: CachingTransport(over: retrying, store: store))
  }

  /// Closes every connection. See `CurlTransport.shutdown()`.
  public func shutdown() async {
    await engine.shutdown()
  }
}
