/// The rule that decides whether a list or a value comes from the cache or from the source.
///
///     let result = try await FetchPolicy.cacheFirst.load(.photo, now: now) { () throws(RepositoryError) in
///       try await photos.cachedPhoto(id)
///     } fetch: { () throws(RepositoryError) in
///       try await photos.photo(id)
///     }
public enum FetchPolicy: Hashable, Sendable {
  /// Returns the cached value at once, or fetches the value if the cache does not have it. The caller can show a stale
  /// value while it fetches the new value. Screens use this policy.
  case cacheFirst
  /// Fetches the value. After a temporary error, returns the cached value. Commands and reloads use this policy.
  case networkFirst
  /// Returns the cached value and fetches nothing. Users choose this policy to work offline.
  case cacheOnly

  /// Loads a value according to the policy.
  ///
  /// With `cacheOnly`, throws an error that occurs when the cache is read. With the other policies, a cache that cannot
  /// be read counts as empty. If a cached value is incomplete or has no `fetchedAt`, `cacheFirst` returns the value
  /// only after a temporary error of the fetch.
  ///
  /// - Parameters:
  ///   - freshness: The age up to which a cached value is fresh.
  ///   - now: The current time.
  ///   - isComplete: Returns false for a cached value with missing parts. Such a value must be fetched.
  ///   - cached: Reads the cache.
  ///   - fetch: Fetches the value from the source.
  /// - Throws: The source's error if no cached value can be returned; `notCached` if the policy is `cacheOnly` and the
  ///   value is not cached.
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

  /// The policy for a reload: `cacheOnly` if this policy is `cacheOnly`, otherwise `networkFirst`.
  public var reloading: FetchPolicy { self == .cacheOnly ? .cacheOnly : .networkFirst }
}
