/// The rule that decides whether a list or a value comes from the cache or from the source.
///
///     let result = try await FetchPolicy.cacheFirst.load(.photo, now: now) { () throws(RepositoryError) in
///       try await photos.cachedPhoto(id)
///     } fetch: { () throws(RepositoryError) in
///       try await photos.photo(id)
///     }
public enum FetchPolicy: Hashable, Sendable {
  /// Returns the cached value at once; if it is stale, it is refetched while it is shown. Screens use this policy.
  case cacheFirst
  /// Fetches the value, and returns the cached one if the source is unreachable. Commands and reloads use this policy.
  case networkFirst
  /// Returns the cached value and fetches nothing. For users who choose to be offline.
  case cacheOnly

  /// Loads a value according to the policy.
  ///
  /// An error of the cache counts as an empty cache, except with `cacheOnly`. A cached value that is incomplete or has
  /// no `fetchedAt` is returned only after a fetch has failed because the source is unreachable.
  ///
  /// - Parameters:
  ///   - freshness: The age up to which a cached value is fresh.
  ///   - now: The current time.
  ///   - isComplete: Returns whether a cached value may be returned without a fetch.
  ///   - cached: Reads the cache.
  ///   - fetch: Fetches the value from the source.
  /// - Throws: The source's error if there is no cached value to return; `notCached` if the policy is `cacheOnly` and
  ///   the cache is empty.
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

  /// The policy for a reload, which fetches the value unless the user is offline by choice.
  public var reloading: FetchPolicy { self == .cacheOnly ? .cacheOnly : .networkFirst }
}
