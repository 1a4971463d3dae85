#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Which comes first: what is cached on this machine, or what the source has now.
public enum FetchPolicy: Hashable, Sendable {
  /// What was kept is shown at once, and asked for again if it is too old: for screens.
  case cacheFirst
  /// The source is asked, and what is cached is shown only where it cannot be: for commands, and for whoever asks again.
  case networkFirst
  /// What was kept is all there is: offline.
  case cacheOnly

  /// A page as it is to be shown first.
  ///
  /// A store that fails does not keep anybody from asking the source. What was only put together from the store stands
  /// in for a source that cannot be asked, and is not shown before its answer. Nor is a page that ends in a gap: what
  /// belongs there would be passed over, as the page behind it begins where this one should end.
  ///
  /// - Parameter size: how many items a page has that more follow; nil where all is one page.
  func page<Item>(
    _ freshness: Freshness, size: Int? = nil, now: @Sendable () -> Date,
    cached: () async throws(RepositoryError) -> Cached<Page<Item>>?,
    fetch: () async throws(RepositoryError) -> Page<Item>
  ) async throws(RepositoryError) -> PageResult<Item> {
    if self != .networkFirst, let found = try? await cached(),
      self == .cacheOnly || (found.fetchedAt != nil && !found.value.endsInGap(size: size))
    {
      return .cached(found, isStale: self != .cacheOnly && freshness.isStale(found.fetchedAt, now: now()))
    }
    do throws(RepositoryError) {
      return .fresh(try await fetch())
    } catch {
      guard error.isAbsence, let found = try? await cached() else { throw error }
      return .cached(found, failure: error)
    }
  }

  /// The order for whoever asks for what is shown already, and so wants what the source has.
  var reloading: FetchPolicy { self == .cacheOnly ? .cacheOnly : .networkFirst }
}

extension Page {
  fileprivate func endsInGap(size: Int?) -> Bool {
    size.map { hasNext && items.count < $0 } ?? false
  }
}
