import Domain
import Testing

@Suite("Page requests") struct PageRequestTests {
  @Test(
    "Page numbers are clamped to the allowed range",
    arguments: [(Int.min, 1), (-1, 1), (0, 1), (1, 1), (9, 9), (Int.max, 1_000_000_000)])
  func pageNumbersAreLimited(number: Int, expected: Int) {
    #expect(PageRequest(number: number).number == expected)
  }

  @Test("Page sizes are clamped to the allowed range", arguments: [(-5, 1), (0, 1), (1, 1), (30, 30), (31, 30)])
  func pageSizesAreLimited(size: Int, expected: Int) {
    #expect(PageRequest(size: size).size == expected)
  }

  @Test("The next page has the same size")
  func nextPageHasTheSameSize() {
    #expect(PageRequest(number: 3, size: 7).next == PageRequest(number: 4, size: 7))
    #expect(PageRequest(number: .max, size: 7).next == PageRequest(number: .max, size: 7))
  }
}
