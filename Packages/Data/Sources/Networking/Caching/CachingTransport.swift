import HTTPTypes

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Answers GETs from a store as far as their `Cache-Control` allows, and asks the server whether a stored answer is
/// still right where it does not: a 304 costs no body.
///
/// - A stored answer is used without asking for its `max-age` (or until its `Expires`), never longer.
/// - With `MemoryStore` this is conditional requests for what changes; with `DiskStore` a cache for pictures.
/// - When the server cannot be asked (`offline`), a stored answer serves, however old; when it fails, for as long as the
///   answer's `stale-if-error` says.
/// - A request with `Cache-Control: no-cache` asks the server in any case, with `no-store` leaves no trace, with
///   `only-if-cached` is never sent, and is `NetworkError.offline` when nothing is stored.
///
/// An answer that was reached by redirects is kept under the URL that was asked for, as its own `Cache-Control` allows;
/// that of the redirects is not known here. RFC 9111 has both count: a redirect that changes is followed anew only when
/// the answer is no longer fresh. Pictures need this where their server only redirects to them.
///
/// `TransferMetrics.cache` tells where an answer came from. Downloads pass through.
public struct CachingTransport: Transport {
  private let base: any Transport
  private let store: any ResponseStore
  private let now: @Sendable () -> Int

  /// - Parameter now: Seconds since 1970; nil for the system's clock.
  public init(over base: any Transport, store: any ResponseStore, now: (@Sendable () -> Int)? = nil) {
    self.base = base
    self.store = store
    self.now = now ?? { time(nil) }
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    guard destination == nil, request.mayBeCached, let key = request.cacheKey else {
      return try await base.send(request, downloadingTo: destination)
    }
    let control = CacheControl(request.head.headerFields)
    let stored = store.response(for: key).flatMap { $0.answers(request) ? $0 : nil }
    if let stored, !control.noCache, stored.isFresh(at: now()) { return stored.response(.fresh) }
    guard !control.onlyIfCached else {
      guard let stored else { throw .offline }
      return stored.response(.stale)
    }
    return try await ask(request, key, stored)
  }

  private func ask(
    _ request: Request,
    _ key: String,
    _ stored: StoredResponse?
  ) async throws(NetworkError) -> Response {
    let asked = stored.map { request.asking(about: $0) } ?? request
    let response: Response
    do throws(NetworkError) {
      response = try await base.send(asked)
    } catch {
      guard let stored, error == .offline || (error.isPassing && stored.mayServeStale(at: now())) else { throw error }
      return stored.response(.stale)
    }
    return settle(response, request, key, stored)
  }

  /// Stores what the server's answer is good for, and chooses what to answer.
  ///
  /// Not inlined, as all of it would then have its place in the frame that waits for the server.
  @inline(never)
  private func settle(_ response: Response, _ request: Request, _ key: String, _ stored: StoredResponse?) -> Response {
    let leavesNoTrace = CacheControl(request.head.headerFields).noStore
    if let stored, response.head.status == .notModified {
      let confirmed = stored.confirmed(by: response.head, at: now())
      if !leavesNoTrace { keep(confirmed, for: key) }
      return confirmed.response(.revalidated, metrics: response.metrics)
    }
    if let stored, response.head.status.kind == .serverError, stored.mayServeStale(at: now()) {
      return stored.response(.stale)
    }
    guard !leavesNoTrace else { return response }
    if let kept = StoredResponse(response, to: request, at: now()) {
      store.store(kept, for: key)
    } else if response.head.status.kind == .successful {
      store.remove(key)
    }
    return response
  }

  /// A 304 may forbid to store what was stored. Each may bring new fields, too: together they keep to the limit of one
  /// answer.
  private func keep(_ confirmed: StoredResponse, for key: String) {
    let fields = confirmed.head.headerFields
    if CacheControl(fields).noStore || fields.count > Limits.headerLines {
      store.remove(key)
    } else {
      store.store(confirmed, for: key)
    }
  }
}

extension Request {
  /// A GET that does not already ask about a version or for a part.
  fileprivate var mayBeCached: Bool {
    head.method == .get && body.isEmpty && !head.headerFields.contains { Self.conditions.contains($0.name) }
  }

  private static let conditions: Set<HTTPField.Name> = [
    .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifRange, .ifUnmodifiedSince, .range,
  ]

  /// The same, with the fields that ask whether `stored` is still right.
  // Not inlined, for the same reason as `settle`.
  @inline(never)
  fileprivate func asking(about stored: StoredResponse) -> Request {
    var request = self
    for field in stored.validators { request.head.headerFields[field.name] = field.value }
    return request
  }

  /// The URL, and who asks: two accounts must not see each other's answers.
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
