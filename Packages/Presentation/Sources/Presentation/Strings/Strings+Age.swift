import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Strings {
  /// Returns a text with the age of cached items and the error of a failed refresh; empty if all items are fresh.
  ///
  /// The age is a time of day, because a relative age such as "5 minutes ago" would become wrong on an unchanged
  /// screen.
  func age<Subject, Item>(of list: Pager<Subject, Item>.Snapshot, now: Date) -> String {
    guard list.showsCached, !list.items.isEmpty else { return "" }
    let age = list.fetchedAt.map { photos.seen(clock.text($0, now: now)) } ?? photos.foundInStore
    return list.refreshFailure.map { failures.message($0) + " " + age } ?? age
  }
}
