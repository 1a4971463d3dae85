import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Strings {
  /// Returns how old the shown items are, and why they are not newer; empty if all were fetched just now.
  ///
  /// A time of day rather than "5 minutes ago": it stays true on a screen where nothing happens.
  func age<Subject, Item>(of list: Pager<Subject, Item>.Snapshot, now: Date) -> String {
    guard list.showsCached, !list.items.isEmpty else { return "" }
    let age = list.fetchedAt.map { photos.seen(clock.text($0, now: now)) } ?? photos.foundInStore
    return list.refreshFailure.map { failures.message($0) + " " + age } ?? age
  }
}
