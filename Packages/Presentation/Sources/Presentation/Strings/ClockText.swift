#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A formatter for times of day in the user's time zone.
public struct ClockText: Sendable {
  private let secondsFromGMT: Int

  /// - Parameter secondsFromGMT: The offset of the user's time zone from GMT, in seconds.
  public init(secondsFromGMT: Int) { self.secondsFromGMT = secondsFromGMT }

  /// Returns a time such as `14:05`, with the date if it is not today: `2024-05-01 14:05`.
  public func text(_ date: Date, now: Date) -> String {
    let (day, second) = parts(of: date)
    let time = "\(Self.twoDigits(second / 3600)):\(Self.twoDigits(second / 60 % 60))"
    guard day != parts(of: now).day else { return time }
    let local = date.addingTimeInterval(TimeInterval(secondsFromGMT))
    return "\(local.formatted(.iso8601.year().month().day())) \(time)"
  }

  private func parts(of date: Date) -> (day: Int, second: Int) {
    // The limits prevent an overflow: a damaged database may contain any date.
    let seconds = min(max(date.timeIntervalSince1970, -1e11), 1e11)
    let local = Int(seconds.rounded(.down)) + secondsFromGMT
    let (day, second) = local.quotientAndRemainder(dividingBy: 86_400)
    return second < 0 ? (day - 1, second + 86_400) : (day, second)
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
