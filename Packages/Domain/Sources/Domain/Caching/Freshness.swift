#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How old a cached value may be before it is fetched again.
public struct Freshness: Hashable, Sendable {
  /// In seconds.
  public var limit: TimeInterval

  /// Whether a value fetched at that time is older than the limit.
  ///
  /// A timestamp in the future (the clock was set back) counts as stale, and so does an unknown one.
  public func isStale(_ fetchedAt: Date?, now: Date) -> Bool {
    guard let fetchedAt else { return true }
    return !(0...limit).contains(now.timeIntervalSince(fetchedAt))
  }

  /// Editors add photos all day. A topic or a search changes slowly, and sources allow few requests an hour.
  public static func of(_ feed: PhotoFeed) -> Freshness {
    switch feed {
    case .editorial: Freshness(limit: 10 * 60)
    case .topic, .search, .user, .collection: Freshness(limit: 60 * 60)
    case .random: Freshness(limit: 0)
    }
  }

  /// A photo's detail rarely changes, and each one costs a request.
  public static let photo = Freshness(limit: 24 * 60 * 60)
  public static let statistics = Freshness(limit: 60 * 60)
  public static let topics = Freshness(limit: 24 * 60 * 60)
  public static let collections = Freshness(limit: 60 * 60)
}
