import Foundation
import Reactive
import ReactiveCompat
import Synchronization
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A URL protocol that takes the response from the URL. For `stub://200/{"a":1}`, the status is 200 and the body is
/// `{"a":1}`.
private final class StubProtocol: URLProtocol {
  /// The number of requests that were stopped before they received a response.
  static let stopped = Mutex(0)

  override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let status = Int(url.host ?? "") else { return }
    if status == 0 { return }
    let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.dropFirst().utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {
    if request.url?.host == "0" { Self.stopped.withLock { $0 += 1 } }
  }
}

@MainActor
@Suite struct URLSessionTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func request(_ status: Int, _ body: String = "") -> URLRequest {
    URLRequest(url: URL(string: "stub://\(status)/\(body)")!)
  }

  @Test("response(request:) sends the status and the body, even for an error status", arguments: [200, 404])
  func response(status: Int) async throws {
    for try await (response, data) in session.rx.response(request: request(status, "1")).values {
      #expect(response.statusCode == status)
      #expect(data == Data("1".utf8))
    }
  }

  @Test("data(request:) sends the body of a successful response") func data() async throws {
    var received: [Data] = []
    for try await data in session.rx.data(request: request(204, "1")).values { received.append(data) }
    #expect(received == [Data("1".utf8)])
  }

  @Test("For an error status, data(request:) fails with an error that contains the response and the body")
  func failedRequest() async throws {
    do {
      for try await _ in session.rx.data(request: request(500, "secret")).values { Issue.record("an element") }
      Issue.record("no error")
    } catch RxCocoaURLError.httpRequestFailed(let response, let data) {
      #expect(response.statusCode == 500)
      #expect(data == Data("secret".utf8))
      let error = RxCocoaURLError.httpRequestFailed(response: response, data: data)
      #expect("\(error)" == "The server answered with status 500.")
    }
  }

  @Test("json(request:) parses the body, and fails if it is not JSON") func json() async throws {
    var values: [[Int]?] = []
    for try await value in session.rx.json(request: request(200, "[1,2]")).values { values.append(value as? [Int]) }
    for try await value in session.rx.json(url: URL(string: "stub://200/[3]")!).values {
      values.append(value as? [Int])
    }
    #expect(values == [[1, 2], [3]])
    await #expect(throws: RxCocoaURLError.self) {
      for try await _ in session.rx.json(request: request(200, "text")).values {}
    }
  }

  @Test("Disposing the subscription cancels the request") func disposeCancels() async throws {
    let before = StubProtocol.stopped.withLock { $0 }
    session.rx.response(request: request(0)).subscribe().dispose()
    // A canceled request is stopped asynchronously, on the session's queue.
    while StubProtocol.stopped.withLock({ $0 }) == before { await Task.yield() }
  }
}
