import Testing

@testable import Networking

/// Tests the parser of HTTP dates.
struct HTTPDateTests {
  @Test(
    "All three date formats of HTTP are parsed",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199), ("Sat, 01 Mar 2025 00:00:00 GMT", 1_740_787_200),
    ])
  func validDates(_ text: String, _ seconds: Int) {
    #expect(HTTPDate.parse(text) == seconds)
  }

  @Test("A two-digit year stands for a year at most 50 years in the future")
  func twoDigitYears() {
    let in2026 = 1_780_000_000
    #expect(HTTPDate.parse("Monday, 01-Jan-76 00:00:00 GMT", now: in2026) == 3_345_062_400)
    #expect(HTTPDate.parse("Saturday, 01-Jan-77 00:00:00 GMT", now: in2026) == 220_924_800)
  }

  @Test(
    "Text in another format is not parsed as a date",
    arguments: ["", "yesterday", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 32 Nov 1994 08:49:37 GMT", "0", "-1"])
  func invalidDates(_ text: String) {
    #expect(HTTPDate.parse(text) == nil)
  }
}
