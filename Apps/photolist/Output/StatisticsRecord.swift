import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A photo's statistics in the formats `json` and `ndjson`.
struct StatisticsRecord: Encodable {
  struct History: Encodable {
    let total: Int
    let change: Int
    let days: [Day]
  }

  struct Day: Encodable {
    let date: String
    let count: Int
  }

  let views: History
  let downloads: History

  init(_ statistics: PhotoStatistics) {
    views = History(statistics.views)
    downloads = History(statistics.downloads)
  }
}

extension StatisticsRecord.History {
  fileprivate init(_ history: PhotoStatistics.History) {
    total = history.total
    change = history.change
    days = history.days.map {
      StatisticsRecord.Day(date: $0.date.formatted(.iso8601.year().month().day()), count: $0.count)
    }
  }
}
