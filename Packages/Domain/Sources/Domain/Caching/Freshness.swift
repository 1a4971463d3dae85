#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The age up to which a cached value is fresh. A value that exceeds this age is stale and is refetched.
public struct Freshness: Hashable, Sendable {
  /// The maximum age of a fresh value, in seconds.
  public var limit: TimeInterval

  /// Returns whether a value that was fetched at the given time is stale.
  ///
  /// A value whose fetch time is unknown or in the future is stale. The fetch time is in the future if the clock was
  /// set back.
  public func isStale(_ fetchedAt: Date?, now: Date) -> Bool {
    guard let fetchedAt else { return true }
    return !(0...limit).contains(now.timeIntervalSince(fetchedAt))
  }

  /// Returns the freshness of a feed.
  ///
  /// The editors' feed changes all day, and a random feed differs at each request. The feeds of topics, searches, users
  /// and collections change slowly, and sources allow few requests per hour.
  public static func of(_ feed: PhotoFeed) -> Freshness {
    switch feed {
    case .editorial: Freshness(limit: 10 * 60)
    case .topic, .search, .user, .collection: Freshness(limit: 60 * 60)
    case .random: Freshness(limit: 0)
    }
  }

  /// The freshness of a photo's detail. A detail rarely changes, and each detail requires a request.
  public static let photo = Freshness(limit: 24 * 60 * 60)
  public static let statistics = Freshness(limit: 60 * 60)
  public static let topics = Freshness(limit: 24 * 60 * 60)
  public static let collections = Freshness(limit: 60 * 60)
}
