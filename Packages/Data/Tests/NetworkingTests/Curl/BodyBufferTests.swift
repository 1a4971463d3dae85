import Testing

@testable import Networking

/// Tests a case that `CurlTransport.withBody` cannot cause reliably: the transfer ends before the reader waits for the
/// head.
struct BodyBufferTests {
  @Test("Reading the head throws an error if the transfer ended without a head")
  func headAfterEmptyEnd() async throws {
    let buffer = BodyBuffer(limit: 1)
    buffer.finish(nil)
    await #expect(throws: NetworkError.malformedResponse(detail: "the response has no head")) {
      try await buffer.head()
    }
  }
}
