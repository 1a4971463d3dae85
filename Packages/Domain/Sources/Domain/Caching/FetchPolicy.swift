/// The rule that decides whether a list or a value comes from the cache or from the source.
///
///     let result = try await FetchPolicy.cacheFirst.load(.photo, now: now) { () throws(RepositoryError) in
///       try await photos.cachedPhoto(id)
///     } fetch: { () throws(RepositoryError) in
///       try await photos.photo(id)
///     }
public enum FetchPolicy: Hashable, Sendable {
  /// Returns the cached value at once, or fetches a value that is not cached. The caller can show a stale value while
  /// refetching it. Screens use this policy.
  case cacheFirst
  /// Fetches the value. If the fetch fails with a temporary error, returns the cached value. Commands and reloads use
  /// this policy.
  case networkFirst
  /// Returns the cached value and fetches nothing. Users choose this policy to work offline.
  case cacheOnly

  /// Loads a value according to the policy.
  ///
  /// If the cache cannot be read, `cacheOnly` throws the error; `cacheFirst` and `networkFirst` treat the cache as
  /// empty. If the cached value is incomplete or has no `fetchedAt`, `cacheFirst` fetches the value, and returns the
  /// cached value only if the fetch fails with a temporary error.
  ///
  /// - Parameters:
  ///   - freshness: The age up to which a cached value is fresh.
  ///   - now: The current time.
  ///   - isComplete: Returns whether a cached value has all its parts. An incomplete value must be fetched.
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
