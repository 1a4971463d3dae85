import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A photo's statistics as the JSON text of one column: they are read for one photo at a time, and nothing is searched
/// in them.
struct CachedStatistics: Codable {
  struct History: Codable {
    var total: Int
    var change: Int
    var days: [Day]
  }

  struct Day: Codable {
    /// Seconds since 1970.
    var date: Double
    var count: Int
  }

  var views: History
  var downloads: History

  static func encoded(_ statistics: PhotoStatistics) throws -> String {
    let cached = CachedStatistics(views: History(statistics.views), downloads: History(statistics.downloads))
    return String(decoding: try JSONEncoder().encode(cached), as: UTF8.self)
  }

  /// Nothing if the text cannot be read: they can be asked for again.
  static func decoded(_ json: String) -> PhotoStatistics? {
    guard let cached = try? JSONDecoder().decode(CachedStatistics.self, from: Data(json.utf8)) else { return nil }
    return PhotoStatistics(views: cached.views.domain, downloads: cached.downloads.domain)
  }
}

extension CachedStatistics.History {
  init(_ history: PhotoStatistics.History) {
    total = history.total
    change = history.change
    days = history.days.map { CachedStatistics.Day(date: $0.date.timeIntervalSince1970, count: $0.count) }
  }

  var domain: PhotoStatistics.History {
    PhotoStatistics.History(
      total: total, change: change,
      days: days.map { PhotoStatistics.Day(date: Date(timeIntervalSince1970: $0.date), count: $0.count) })
  }
}
