/// Parses HTTP dates into seconds since 1970. Accepts only the three formats of RFC 9110 §5.6.7, because an invalid
/// `Expires` must count as a time in the past (RFC 9111 §5.3).
enum HTTPDate {
  /// Parses "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT" or "Sun Nov  6 08:49:37 1994".
  ///
  /// - Parameter now: The current time. A two-digit year is interpreted as the latest matching year that is at most 50
  ///   years in the future.
  static func parse(_ text: String, now: Int = WallClock.now) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else { return asctime(bytes[...]) }
      let rest = bytes[(comma + 1)...]
      switch comma {
      case 3 where shortWeekdays.contains(code(bytes[..<3])): return fixed(rest)
      case 6...9 where isWeekday(bytes[..<comma]): return twoDigitYear(rest, now: now)
      default: return nil
      }
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Parses " 06 Nov 1994 08:49:37 GMT".
  private static func fixed(_ bytes: Bytes) -> Int? {
    guard matches(bytes, " dd aaa dddd dd:dd:dd GMT") else { return nil }
    return seconds(
      day: number(bytes, 1, 2), month: code(part(bytes, 4, 3)), year: number(bytes, 8, 4), time: part(bytes, 13, 8))
  }

  /// Parses " 06-Nov-94 08:49:37 GMT".
  private static func twoDigitYear(_ bytes: Bytes, now: Int) -> Int? {
    guard matches(bytes, " dd-aaa-dd dd:dd:dd GMT") else { return nil }
    // The average length of a year is precise enough to apply the limit of 50 years.
    let currentYear = 1970 + now / 31_556_952
    var year = currentYear / 100 * 100 + number(bytes, 8, 2)
    if year > currentYear + 50 { year -= 100 }
    return seconds(day: number(bytes, 1, 2), month: code(part(bytes, 4, 3)), year: year, time: part(bytes, 11, 8))
  }

  /// Parses "Sun Nov  6 08:49:37 1994".
  private static func asctime(_ bytes: Bytes) -> Int? {
    let isOneDigit = matches(bytes, "aaa aaa  d dd:dd:dd dddd")
    guard isOneDigit || matches(bytes, "aaa aaa dd dd:dd:dd dddd"), shortWeekdays.contains(code(part(bytes, 0, 3)))
    else { return nil }
    let day = isOneDigit ? number(bytes, 9, 1) : number(bytes, 8, 2)
    return seconds(day: day, month: code(part(bytes, 4, 3)), year: number(bytes, 20, 4), time: part(bytes, 11, 8))
  }

  /// Whether the bytes match `pattern`, where "d" stands for a digit, "a" for a letter, and any other character for
  /// itself.
  private static func matches(_ bytes: Bytes, _ pattern: StaticString) -> Bool {
    guard bytes.count == pattern.utf8CodeUnitCount else { return false }
    return pattern.withUTF8Buffer { pattern in
      zip(bytes, pattern).allSatisfy { byte, form in
        switch form {
        case UInt8(ascii: "d"): (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        case UInt8(ascii: "a"): (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte)
        default: byte == form
        }
      }
    }
  }

  private static func part(_ bytes: Bytes, _ start: Int, _ count: Int) -> Bytes {
    bytes[(bytes.startIndex + start)..<(bytes.startIndex + start + count)]
  }

  private static func number(_ bytes: Bytes, _ start: Int, _ count: Int) -> Int {
    part(bytes, start, count).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Packs a short name into an integer, so that names can be compared without creating strings.
  private static func code(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func seconds(day: Int, month: Int, year: Int, time: Bytes) -> Int? {
    let hour = number(time, 0, 2)
    let minute = number(time, 3, 2)
    let second = number(time, 6, 2)
    guard
      let month = months.firstIndex(of: month).map({ $0 + 1 }), (1600...9999).contains(year),
      (1...daysOfMonth(month, year)).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    return daysSince1970(year: year, month: month, day: day) * 86_400 + hour * 3600 + minute * 60 + second
  }

  private static func daysOfMonth(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the days since 1970 in the Gregorian calendar. Years start in March here, so that the leap day is the last
  /// day of a year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }

  private static func isWeekday(_ bytes: Bytes) -> Bool {
    weekdays.contains { $0.utf8.elementsEqual(bytes) }
  }

  private static let months =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map { code($0.utf8) }
  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let shortWeekdays = weekdays.map { code($0.utf8.prefix(3)) }
}
