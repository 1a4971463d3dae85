import HTTPTypes

/// Caches the responses to GET requests in a store, following RFC 9111 as a private cache.
///
/// - A stored response is returned without a request while it is fresh: for its `max-age`, or until its `Expires`. A
///   stale response is revalidated with its `ETag` or `Last-Modified`; a 304 transfers no body.
/// - `MemoryStore` suits API responses, and `DiskStore` suits images.
/// - Offline, a stored response of any age is returned. After another failure, a stored response is returned for as
///   long as its `stale-if-error` allows.
/// - A request with `Cache-Control: no-cache` always reaches the server. A request with `no-store` leaves the store
///   unchanged. A request with `only-if-cached` is never sent, and throws `NetworkError.offline` if there is no stored
///   response.
///
/// A response that was reached by redirects is stored under the URL of the original request, for as long as its own
/// `Cache-Control` allows. RFC 9111 would also limit it to the lifetime of the redirects, which are not visible here.
/// So a changed redirect takes effect once the stored response is stale.
///
/// `TransferMetrics.cache` tells whether a response came from the store. Downloads are not cached.
public struct CachingTransport: Transport {
  private let base: any Transport
  private let store: any ResponseStore
  private let now: @Sendable () -> Int

  /// - Parameters:
  ///   - store: Where responses are stored.
  ///   - now: Returns the time in seconds since 1970; nil for the system's clock.
  public init(over base: any Transport, store: any ResponseStore, now: (@Sendable () -> Int)? = nil) {
    self.base = base
    self.store = store
    self.now = now ?? { WallClock.now }
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    guard destination == nil, request.mayBeCached, let key = request.cacheKey else {
      return try await base.send(request, downloadingTo: destination)
    }
    let control = CacheControl(request.head.headerFields)
    let stored = store.response(for: key).flatMap { $0.matches(request) ? $0 : nil }
    if let stored, !control.noCache, stored.isFresh(at: now()) { return stored.response(.fresh) }
    guard !control.onlyIfCached else {
      guard let stored else { throw .offline }
      return stored.response(.stale)
    }
    return try await revalidate(request, key, stored)
  }

  private func revalidate(
    _ request: Request,
    _ key: String,
    _ stored: StoredResponse?
  ) async throws(NetworkError) -> Response {
    let conditional = stored.map { request.revalidating($0) } ?? request
    let response: Response
    do throws(NetworkError) {
      response = try await base.send(conditional)
    } catch {
      guard let stored, error == .offline || (error.isTransient && stored.mayServeStale(at: now())) else { throw error }
      return stored.response(.stale)
    }
    return settle(response, request, key, stored)
  }

  /// Updates the store with the server's response, and returns the response for the caller.
  ///
  /// Not inlined, because its variables would enlarge the async frame that waits for the server.
  @inline(never)
  private func settle(_ response: Response, _ request: Request, _ key: String, _ stored: StoredResponse?) -> Response {
    let isPrivate = CacheControl(request.head.headerFields).noStore
    if let stored, response.head.status == .notModified {
      let confirmed = stored.confirmed(by: response.head, at: now())
      if !isPrivate { update(confirmed, for: key) }
      return confirmed.response(.revalidated, metrics: response.metrics)
    }
    if let stored, response.head.status.kind == .serverError, stored.mayServeStale(at: now()) {
      return stored.response(.stale)
    }
    guard !isPrivate else { return response }
    if let stored = StoredResponse(response, to: request, at: now()) {
      store.store(stored, for: key)
    } else if response.head.status.kind == .successful {
      store.remove(key)
    }
    return response
  }

  /// Stores a revalidated response. Removes it instead if the 304 has `no-store`, or if its fields together with the
  /// stored ones exceed the limit of one response.
  private func update(_ confirmed: StoredResponse, for key: String) {
    let fields = confirmed.head.headerFields
    if CacheControl(fields).noStore || fields.count > Limits.headerLines {
      store.remove(key)
    } else {
      store.store(confirmed, for: key)
    }
  }
}

extension Request {
  /// Whether this is a GET request without a condition or a range.
  fileprivate var mayBeCached: Bool {
    head.method == .get && body.isEmpty && !head.headerFields.contains { Self.conditions.contains($0.name) }
  }

  private static let conditions: Set<HTTPField.Name> = [
    .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifRange, .ifUnmodifiedSince, .range,
  ]

  /// Returns this request with the conditions that revalidate `stored`.
  // Not inlined, for the same reason as `settle`.
  @inline(never)
  fileprivate func revalidating(_ stored: StoredResponse) -> Request {
    var request = self
    for field in stored.validators { request.head.headerFields[field.name] = field.value }
    return request
  }

  /// The URL with the credentials, so that one account never receives another account's responses.
  fileprivate var cacheKey: String? {
    url.map { "\($0)\n\(head.headerFields[.authorization] ?? "")\n\(head.headerFields[.cookie] ?? "")" }
  }
}

extension StoredResponse {
  // Not inlined, for the same reason as `settle`.
  @inline(never)
  fileprivate func response(_ use: TransferMetrics.CacheUse, metrics: TransferMetrics = TransferMetrics()) -> Response {
    var metrics = metrics
    metrics.cache = use
    return Response(head: head, body: body, metrics: metrics)
  }
}
