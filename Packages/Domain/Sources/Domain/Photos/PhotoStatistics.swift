/// How often a photo was viewed and downloaded at its source, in all and day by day.
public struct PhotoStatistics: Hashable, Sendable {
  /// How many of the last days a source reports.
  public static let allowedDays = 1...30

  public var views: History
  public var downloads: History

  public init(views: History, downloads: History) {
    self.views = views
    self.downloads = downloads
  }

  /// Returns the statistics of the last days only.
  ///
  /// - Parameter days: limited to `allowedDays`.
  public func last(_ days: Int) -> PhotoStatistics {
    let days = min(max(days, Self.allowedDays.lowerBound), Self.allowedDays.upperBound)
    return PhotoStatistics(views: views.last(days), downloads: downloads.last(days))
  }

  /// A number that grows.
  public struct History: Hashable, Sendable {
    /// Since the photo was published.
    public var total: Int
    /// By how much it grew in these days.
    public var change: Int
    /// The last days, oldest first.
    public var days: [Day]

    public init(total: Int, change: Int, days: [Day]) {
      self.total = total
      self.change = change
      self.days = days
    }

    fileprivate func last(_ wanted: Int) -> History {
      guard wanted < days.count else { return self }
      let last = Array(days.suffix(wanted))
      let change = last.reduce(0) { sum, day in
        // A source may say any number.
        let (grown, overflows) = sum.addingReportingOverflow(day.count)
        return overflows ? .max : grown
      }
      return History(total: total, change: change, days: last)
    }
  }

  public struct Day: Hashable, Sendable {
    /// When the day began, in UTC.
    public var date: Date
    public var count: Int

    public init(date: Date, count: Int) {
      self.date = date
      self.count = count
    }
  }
}
