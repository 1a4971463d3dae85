#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How often a photo was seen and saved at its source, in all and day by day.
public struct PhotoStatistics: Hashable, Sendable {
  /// How many of the last days may be asked for.
  public static let allowedDays = 1...30

  public var views: History
  public var downloads: History

  public init(views: History, downloads: History) {
    self.views = views
    self.downloads = downloads
  }

  /// As if only so many of the last days had been asked for; `days` is brought into `allowedDays`.
  public func last(_ days: Int) -> PhotoStatistics {
    let days = min(max(days, Self.allowedDays.lowerBound), Self.allowedDays.upperBound)
    return PhotoStatistics(views: views.last(days), downloads: downloads.last(days))
  }

  /// A number that grows.
  public struct History: Hashable, Sendable {
    /// Since the photo was published.
    public var total: Int
    /// By how much it grew in the time that was asked for, as the source says.
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
