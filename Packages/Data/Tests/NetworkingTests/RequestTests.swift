import Networking
import Testing

/// Tests that requests and responses have value semantics.
struct RequestTests {
  @Test("Changing a copy's limits leaves the original unchanged")
  func copiedLimits() throws {
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

  @Test("Changing a copy's metrics leaves the original unchanged")
  func copiedMetrics() {
    let response = answer()
    var copy = response
    copy.metrics.attempts = 3
    #expect(response.metrics.attempts == 1)
    #expect(copy.metrics.attempts == 3)
  }
}
