#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How old what was kept may be before its source is asked again, while what was kept is shown.
public struct Freshness: Hashable, Sendable {
  /// In seconds.
  public var limit: TimeInterval

  /// What was kept has to be older than the limit to be asked for again. A clock that was set back makes it come from
  /// the future: of that nobody knows how old it is, so it is asked for.
  public func isStale(_ fetchedAt: Date?, now: Date) -> Bool {
    guard let fetchedAt else { return true }
    return !(0...limit).contains(now.timeIntervalSince(fetchedAt))
  }

  /// The editors add photos all day. A topic or a search changes slowly, and sources allow few requests an hour.
  public static func of(_ feed: PhotoFeed) -> Freshness {
    switch feed {
    case .editorial: Freshness(limit: 10 * 60)
    case .topic, .search, .user, .collection: Freshness(limit: 60 * 60)
    case .random: Freshness(limit: 0)
    }
  }

  /// A photo's detail hardly ever changes, and each costs a request.
  public static let photo = Freshness(limit: 24 * 60 * 60)
  public static let topics = Freshness(limit: 24 * 60 * 60)
}
