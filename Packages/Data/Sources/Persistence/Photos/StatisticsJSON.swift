import Domain
import Foundation

/// A photo's statistics as JSON text in one column. One column is enough, because the statistics are read for one photo
/// at a time and never searched.
struct StatisticsJSON: Codable {
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
    let cached = StatisticsJSON(views: History(statistics.views), downloads: History(statistics.downloads))
    return String(decoding: try JSONEncoder().encode(cached), as: UTF8.self)
  }

  /// Returns nil if the text is damaged.
  static func decoded(_ json: String) -> PhotoStatistics? {
    guard let cached = try? JSONDecoder().decode(StatisticsJSON.self, from: Data(json.utf8)) else { return nil }
    return PhotoStatistics(views: cached.views.domain, downloads: cached.downloads.domain)
  }
}

extension StatisticsJSON.History {
  init(_ history: PhotoStatistics.History) {
    total = history.total
    change = history.change
    days = history.days.map { StatisticsJSON.Day(date: $0.date.timeIntervalSince1970, count: $0.count) }
  }

  var domain: PhotoStatistics.History {
    PhotoStatistics.History(
      total: total, change: change,
      days: days.map { PhotoStatistics.Day(date: Date(timeIntervalSince1970: $0.date), count: $0.count) })
  }
}
