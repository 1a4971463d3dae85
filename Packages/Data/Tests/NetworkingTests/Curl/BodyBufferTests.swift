import Testing

@testable import Networking

/// `BodyBuffer` is internal: users see it through `CurlTransport.withBody`, which cannot choose who comes first.
struct BodyBufferTests {
  @Test func whoAsksForTheHeadAfterABodyThatHadNoneIsAnswered() async throws {
    let buffer = BodyBuffer(limit: 1)
    buffer.finish(nil)
    await #expect(throws: NetworkError.malformedResponse(detail: "the answer has no head")) { try await buffer.head() }
  }
}
