public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A table with a photo's views and downloads.
public struct PhotoStatisticsSheet: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var label: String
    public var views: String
    public var downloads: String
  }

  /// The statistics in the table; nil if there are none. If the connection fails, the table shows cached statistics.
  public var statistics: PhotoStatistics?
  public var state: LoadState
  /// A text about the state of the request; may be empty.
  public var status: String
  public var head: Row
  /// One row for each day, oldest first, then a row with the sum of these days and a row with the total.
  public var rows: [Row]
}

extension PhotoStatisticsSheet {
  init(_ statistics: PhotoStatistics?, state: LoadState, status: String, strings: Strings) {
    self.statistics = statistics
    self.state = state
    self.status = status
    head = Row(
      label: strings.statistics.day, views: strings.detail.label(.views), downloads: strings.detail.label(.downloads))
    rows = statistics.map { Self.rows(of: $0, strings: strings.statistics) } ?? []
  }

  private static func rows(of statistics: PhotoStatistics, strings: StatisticsStrings) -> [Row] {
    func counts(_ history: PhotoStatistics.History) -> [String: Int] {
      Dictionary(history.days.map { ($0.date.formatted(.iso8601.year().month().day()), $0.count) }) { _, last in last }
    }
    let (views, downloads) = (counts(statistics.views), counts(statistics.downloads))
    let days = Set(views.keys).union(downloads.keys).sorted()
    return days.map { Row(label: $0, views: views[$0]?.grouped ?? "", downloads: downloads[$0]?.grouped ?? "") } + [
      Row(
        label: strings.lastDays(days.count), views: statistics.views.change.grouped,
        downloads: statistics.downloads.change.grouped),
      Row(
        label: strings.total, views: statistics.views.total.grouped, downloads: statistics.downloads.total.grouped),
    ]
  }
}
