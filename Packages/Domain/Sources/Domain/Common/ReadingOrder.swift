#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Which comes first: what was kept on this machine, or what the source has now.
public enum ReadingOrder: Hashable, Sendable {
  /// What was kept is shown at once, and asked for again if it is too old: for screens.
  case storedFirst
  /// The source is asked, and what was kept is shown only where it cannot be: for commands, and for whoever asks again.
  case freshFirst
  /// What was kept is all there is: offline.
  case storedOnly

  /// A page as it is to be shown first.
  ///
  /// A store that fails does not keep anybody from asking the source. What was only put together from the store stands
  /// in for a source that cannot be asked, and is not shown before its answer. Nor is a page that ends in a gap: what
  /// belongs there would be passed over, as the page behind it begins where this one should end.
  ///
  /// - Parameter size: how many items a page has that more follow; nil where all is one page.
  func answer<Item>(
    _ freshness: Freshness, size: Int? = nil, now: @Sendable () -> Date,
    stored: () async throws(RepositoryError) -> Stored<Page<Item>>?,
    fresh: () async throws(RepositoryError) -> Page<Item>
  ) async throws(RepositoryError) -> PageAnswer<Item> {
    if self != .freshFirst, let kept = try? await stored(),
      self == .storedOnly || (kept.fetchedAt != nil && !kept.value.endsInGap(size: size))
    {
      return .stored(kept, isStale: self != .storedOnly && freshness.isStale(kept.fetchedAt, now: now()))
    }
    do throws(RepositoryError) {
      return .fresh(try await fresh())
    } catch {
      guard error.isAbsence, let kept = try? await stored() else { throw error }
      return .stored(kept, failure: error)
    }
  }

  /// The order for whoever asks for what is shown already, and so wants what the source has.
  var reloading: ReadingOrder { self == .storedOnly ? .storedOnly : .freshFirst }
}

extension Page {
  fileprivate func endsInGap(size: Int?) -> Bool {
    size.map { hasNext && items.count < $0 } ?? false
  }
}
