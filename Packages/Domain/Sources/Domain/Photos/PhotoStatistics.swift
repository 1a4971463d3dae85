/// The number of views and downloads of a photo at its source, in total and for each recent day.
public struct PhotoStatistics: Hashable, Sendable {
  /// The numbers of days for which statistics can be requested.
  public static let allowedDays = 1...30

  public var views: History
  public var downloads: History

  public init(views: History, downloads: History) {
    self.views = views
    self.downloads = downloads
  }

  /// Returns the statistics of the most recent days.
  ///
  /// - Parameter days: The number of days, clamped to `allowedDays`.
  public func last(_ days: Int) -> PhotoStatistics {
    let days = min(max(days, Self.allowedDays.lowerBound), Self.allowedDays.upperBound)
    return PhotoStatistics(views: views.last(days), downloads: downloads.last(days))
  }

  /// The total number of views or downloads, and the growth during the most recent days.
  public struct History: Hashable, Sendable {
    /// The number of views or downloads since the photo was published.
    public var total: Int
    /// The growth during `days`.
    public var change: Int
    /// The most recent days, oldest first.
    public var days: [Day]

    public init(total: Int, change: Int, days: [Day]) {
      self.total = total
      self.change = change
      self.days = days
    }

    fileprivate func last(_ count: Int) -> History {
      guard count < days.count else { return self }
      let last = Array(days.suffix(count))
      let change = last.reduce(0) { sum, day in
        // A source may send numbers so large that their sum overflows.
        let (grown, overflows) = sum.addingReportingOverflow(day.count)
        return overflows ? .max : grown
      }
      return History(total: total, change: change, days: last)
    }
  }

  public struct Day: Hashable, Sendable {
    /// The time at which the day began, in UTC.
    public var date: Date
    public var count: Int

    public init(date: Date, count: Int) {
      self.date = date
      self.count = count
    }
  }
}
