/// Which comes first, the cache or the source: one rule for every list and every value that is cached.
///
///     let result = try await FetchPolicy.cacheFirst.load(.photo, now: now) { () throws(RepositoryError) in
///       try await photos.cachedPhoto(id)
///     } fetch: { () throws(RepositoryError) in
///       try await photos.photo(id)
///     }
public enum FetchPolicy: Hashable, Sendable {
  /// The cached value is shown at once, and fetched again if it is stale: for screens.
  case cacheFirst
  /// The source is asked first. The cached value is shown if the source cannot be reached: for commands and reloads.
  case networkFirst
  /// Nothing is fetched: for users who are offline by choice.
  case cacheOnly

  /// Loads a value as the policy says.
  ///
  /// A cache that fails counts as empty, except with `cacheOnly`. Without `fetchedAt`, or incomplete, a cached value
  /// stands in for a source that cannot be reached, and is not shown before the source has failed.
  ///
  /// - Parameters:
  ///   - freshness: how old a cached value may be.
  ///   - now: the wall clock.
  ///   - isComplete: whether a cached value may be shown before the source is asked.
  ///   - cached: reads the cache.
  ///   - fetch: asks the source.
  /// - Throws: the source's error, if no cached value stands in for it; `notCached`, if nothing may be fetched and
  ///   nothing is cached.
  public func load<Value>(
    _ freshness: Freshness, now: Date, isComplete: (Value) -> Bool = { _ in true },
    cached: () async throws(RepositoryError) -> Cached<Value>?,
    fetch: () async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> FetchResult<Value> {
    switch self {
    case .cacheOnly:
      guard let found = try await cached() else { throw .notCached }
      return .cached(found)
    case .cacheFirst:
      if let found = try? await cached(), found.fetchedAt != nil, isComplete(found.value) {
        return .cached(found, isStale: freshness.isStale(found.fetchedAt, now: now))
      }
    case .networkFirst: break
    }
    do throws(RepositoryError) {
      return .fresh(try await fetch())
    } catch {
      guard error.isTemporary, let found = try? await cached() else { throw error }
      return .cached(found, failure: error)
    }
  }

  /// The policy of a reload: the user has seen what is cached, and wants what the source has now.
  public var reloading: FetchPolicy { self == .cacheOnly ? .cacheOnly : .networkFirst }
}
