public import Logging

/// Everything between a program and the network, composed in one place.
///
///     let network = NetworkStack(store: try DiskStore(folder: cacheFolder))
///     let response = try await network.transport.send(request)
///
/// From the caller to the wire: identical reads are joined, stored answers used, failures tried again, rate limits kept,
/// each attempt measured and logged, offline mode obeyed, and then libcurl sends. Each of these is a `Transport` of its
/// own: a program that needs less, or another order, composes them itself.
public struct NetworkStack: Sendable {
  /// What a program sends its requests to.
  public let transport: any Transport
  /// The switch of offline mode.
  public let offline: OfflineTransport
  private let engine: CurlTransport

  /// - Parameters:
  ///   - store: Where answers are kept between requests.
  ///   - rateLimit: For each host; what hosts tell in their answers is kept in any case.
  ///   - logger: Nil to log nothing.
  ///   - onWait: Told the host and the time when a rate limit makes a request wait.
  ///   - observe: Told of every attempt.
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
    engine = CurlTransport(configuration: configuration)
    if !isOffline { engine.start() }
    let offline = OfflineTransport(over: engine, isOffline: isOffline)
    self.offline = offline
    let logged: any Transport = logger.map { LoggingTransport(over: offline, logger: $0) } ?? offline
    let told = MetricsTransport(over: logged, observe: observe)
    let limited = RateLimitTransport(over: told, limit: rateLimit, onWait: onWait)
    let retrying = RetryTransport(over: limited, policy: retry)
    transport = CoalescingTransport(over: CachingTransport(over: retrying, store: store))
  }

  /// As `CurlTransport.shutdown`.
  public func shutdown() async {
    await engine.shutdown()
  }
}
