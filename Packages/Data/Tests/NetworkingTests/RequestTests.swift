import Networking
import Testing

/// Requests and answers are values: a copy is nobody else's.
struct RequestTests {
  @Test func aCopyHasLimitsOfItsOwn() throws {
    let request = try get()
    var copy = request
    copy.limits.redirects = 0
    #expect(request.limits.redirects == 5)
    #expect(copy.limits.redirects == 0)
    #expect(copy != request)
    copy.limits.redirects = 5
    #expect(copy == request)
    #expect(copy.hashValue == request.hashValue)
  }

  @Test func aCopyHasMetricsOfItsOwn() {
    let response = answer()
    var copy = response
    copy.metrics.attempts = 3
    #expect(response.metrics.attempts == 1)
    #expect(copy.metrics.attempts == 3)
  }
}
