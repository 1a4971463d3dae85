import Testing

@testable import Networking

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

  @Test(
    "Other texts are not dates",
    arguments: ["", "yesterday", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 32 Nov 1994 08:49:37 GMT", "0", "-1"])
  func invalidDates(_ text: String) {
    #expect(HTTPDate.parse(text) == nil)
  }
}
