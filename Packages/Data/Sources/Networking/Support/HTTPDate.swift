/// Parses HTTP dates into seconds since 1970, in all three formats that RFC 9110 §5.6.7 requires.
enum HTTPDate {
  /// Parses "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT" or "Sun Nov  6 08:49:37 1994".
  static func parse(_ text: String) -> Int? {
    let words = text.split { $0 == " " || $0 == "-" || $0 == "," }.map(String.init)
    switch words.count {
    case 6 where words[5] == "GMT":
      return seconds(day: words[1], month: words[2], year: words[3], time: words[4])
    case 5:
      return seconds(day: words[2], month: words[1], year: words[4], time: words[3])
    default:
      return nil
    }
  }

  private static func seconds(day: String, month: String, year: String, time: String) -> Int? {
    let clock = time.split(separator: ":").map { Int($0) }
    guard
      let day = Int(day), (1...31).contains(day),
      let month = months.firstIndex(of: month).map({ $0 + 1 }),
      let year = Int(year).map({ fullYear($0) }), (1600...9999).contains(year),
      clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    return daysSince1970(year: year, month: month, day: day) * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// A year of two digits is between 1970 and 2069.
  private static func fullYear(_ year: Int) -> Int {
    switch year {
    case 0..<70: 2000 + year
    case 70..<100: 1900 + year
    default: year
    }
  }

  /// Returns the days since 1970 in the Gregorian calendar. Counts years from March, so that the leap day is the last
  /// day of a year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
