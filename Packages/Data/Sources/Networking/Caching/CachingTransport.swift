import HTTPTypes

/// Caches responses in a store, following RFC 9111 as a private cache.
///
/// - A fresh stored response is returned without a request. A response is fresh for its `max-age` or until its
///   `Expires`. Without `max-age` and `Expires`, a response is fresh for a tenth of the time since its `Last-Modified`,
///   but at most for a day. A stale response is revalidated with its `ETag` or `Last-Modified`; a 304 transfers no
///   body.
/// - `MemoryStore` suits API responses, and `DiskStore` suits images. A store can have several responses for one URL:
///   one for each combination of credentials and of the request fields named in `Vary`.
/// - A stale response with `stale-while-revalidate` is returned at once, and revalidated in the background. After a
///   failure, a stale response is returned for as long as `stale-if-error` allows. In offline mode, a stored response
///   of any age is returned, unless it has `must-revalidate` or `no-cache`.
/// - A request with `Cache-Control: no-cache` always reaches the server. A request with `no-store` leaves the store
///   unchanged. A request with `only-if-cached` is never sent, and throws `NetworkError.offline` if no stored response
///   may be used.
/// - A successful POST, PUT, DELETE or other unsafe request removes the stored responses for its URL.
///
/// This layer follows redirects, so that each response of a redirect chain is cached under its own URL for its own
/// lifetime.
///
/// `TransferMetrics.cache` indicates whether a response came from the store. Downloads are not cached.
public struct CachingTransport: Transport {
  private let base: any Transport
  private let store: any ResponseStore
  private let policy: CachePolicy
  private let now: @Sendable () -> Int
  /// The URLs that are being revalidated in the background.
  private let revalidating = Lock<Set<String>>([])

  /// - Parameters:
  ///   - store: The store for responses.
  ///   - staleWhileRevalidate: The value of `stale-while-revalidate` for responses without this directive, in seconds.
  ///   - staleIfError: The value of `stale-if-error` for responses without this directive, in seconds.
  ///   - now: Returns the time in seconds since 1970; nil for the system's clock.
  public init(
    over base: any Transport, store: any ResponseStore, staleWhileRevalidate: Int = 0, staleIfError: Int = 0,
    now: (@Sendable () -> Int)? = nil
  ) {
    self.base = base
    self.store = store
    policy = CachePolicy(staleWhileRevalidate: staleWhileRevalidate, staleIfError: staleIfError)
    self.now = now ?? { WallClock.now }
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    let kind = CachePolicy.kind(of: request)
    guard destination == nil, kind == .cacheable else {
      let response = try await base.send(request, downloadingTo: destination)
      if kind == .unsafe { invalidate(request, response) }
      return response
    }
    let limit = request.limits.redirects
    let totalTime = request.limits.totalTime
    let start = MonotonicTime.now
    var request = request
    if limit > 0 { request.limits.redirects = 0 }
    var redirects = 0
    while true {
      var response = try await answer(request)
      let next = try RedirectPolicy.request(after: response.head, to: request, followed: redirects, limit: limit)
      guard let next else {
        if redirects > 0 { response.metrics.redirects = redirects }
        return response
      }
      redirects += 1
      request = next
      let rest = totalTime - .nanoseconds(MonotonicTime.now - start)
      guard rest > .zero else { throw .timedOut(.total, limit: totalTime) }
      request.limits.totalTime = rest
    }
  }

  /// Returns a stored response, or sends the request over the network. Does not follow redirects.
  private func answer(_ request: Request) async throws(NetworkError) -> Response {
    guard let url = request.url else { return try await base.send(request) }
    let now = now()
    switch policy.decision(for: request, among: store.responses(for: url), at: now) {
    case .useFresh(let stored):
      return stored.response(to: request, .fresh, at: now)
    case .useStale(let stored):
      return stored.response(to: request, .stale, at: now)
    case .useStaleAndRevalidate(let stored):
      revalidateInBackground(stored, for: request, url)
      return stored.response(to: request, .stale, at: now)
    case .send(let stored):
      return try await exchange(request, url, stored)
    case .refuse:
      throw .offline
    }
  }

  private func exchange(
    _ request: Request, _ url: String, _ stored: StoredResponse?
  ) async throws(NetworkError) -> Response {
    let requestedAt = now()
    let conditional = stored.flatMap { request.revalidating($0) }
    let response: Response
    do throws(NetworkError) {
      response = try await base.send(conditional ?? request)
    } catch {
      guard let stored, policy.mayUse(stored, insteadOf: error, for: request, at: now()) else { throw error }
      return stored.response(to: request, .stale, at: now())
    }
    if conditional != nil, let stored, response.head.status == .notModified, !stored.isConfirmed(by: response.head) {
      // The 304 confirms a version that is not stored, so the request is sent again without validators.
      return try await exchange(request, url, nil)
    }
    let exchange = CachePolicy.Exchange(
      request: request, response: response, requestedAt: requestedAt, receivedAt: now())
    return settle(exchange, url, conditional == nil ? nil : stored, instead: stored)
  }

  /// Updates the store with the server's response, and returns the response for the caller.
  ///
  /// Not inlined, because the function's variables would enlarge the async frame that waits for the server.
  ///
  /// - Parameters:
  ///   - validated: The stored response whose validators were sent.
  ///   - fallback: The stored response that may be used instead of an error.
  @inline(never)
  private func settle(
    _ exchange: CachePolicy.Exchange, _ url: String, _ validated: StoredResponse?, instead fallback: StoredResponse?
  ) -> Response {
    let response = exchange.response
    let stored = store.responses(for: url)
    if let validated, response.head.status == .notModified {
      let updated = validated.updated(by: exchange)
      if !CacheControl(exchange.request.head.headerFields).noStore {
        store.store(CachePolicy.confirming(updated, by: exchange, among: stored), for: url)
      }
      return updated.response(.revalidated, metrics: response.metrics)
    }
    if let fallback,
      policy.mayUse(fallback, insteadOf: response.head, for: exchange.request, at: exchange.receivedAt)
    {
      return fallback.response(to: exchange.request, .stale, at: exchange.receivedAt)
    }
    if let stored = CachePolicy.storing(exchange, among: stored) { store.store(stored, for: url) }
    return response
  }

  /// Revalidates a stored response in the background if the response is not already being revalidated. Ignores
  /// failures.
  private func revalidateInBackground(_ stored: StoredResponse, for request: Request, _ url: String) {
    guard revalidating.withLock({ $0.insert(url).inserted }) else { return }
    Task {
      _ = try? await exchange(request, url, stored)
      revalidating.withLock { _ = $0.remove(url) }
    }
  }

  private func invalidate(_ request: Request, _ response: Response) {
    for url in CachePolicy.invalidatedURLs(by: request, response) { store.store([], for: url) }
  }
}

extension Request {
  /// Returns this request with the conditional fields that revalidate `stored`. Returns nil if `stored` has no
  /// validator, or if this request is not a GET.
  // Not inlined, for the same reason as `settle`.
  @inline(never)
  fileprivate func revalidating(_ stored: StoredResponse) -> Request? {
    let validators = stored.validators
    guard head.method == .get, !validators.isEmpty else { return nil }
    var request = self
    for field in validators { request.head.headerFields[field.name] = field.value }
    return request
  }
}

extension StoredResponse {
  /// Returns this stored response as the response to `request`, with an `Age` field (RFC 9111 §4).
  // Not inlined, for the same reason as `settle`.
  @inline(never)
  fileprivate func response(to request: Request, _ use: TransferMetrics.CacheUse, at now: Int) -> Response {
    var response = response(use)
    response.head.headerFields[.age] = String(age(at: now) ?? freshness.ageOnArrival)
    if request.head.method == .head { response.body = [] }
    return response
  }

  @inline(never)
  fileprivate func response(_ use: TransferMetrics.CacheUse, metrics: TransferMetrics = TransferMetrics()) -> Response {
    var metrics = metrics
    metrics.cache = use
    return Response(head: head, body: body, metrics: metrics)
  }
}
