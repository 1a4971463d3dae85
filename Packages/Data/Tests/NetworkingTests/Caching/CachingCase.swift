import HTTPTypes
import Networking
import NetworkingTesting
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A sequence of requests through a `CachingTransport` over a `CurlTransport` to a server on a real socket. The time is
/// virtual.
struct CachingCase: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [Step]

  init(_ name: String, _ steps: [Step]) {
    self.name = name
    self.steps = steps
  }

  var testDescription: String { name }

  /// A request, the reply that the server would send, and the response that the caller must receive.
  struct Step: Sendable {
    var method = HTTPRequest.Method.get
    var path = "/"
    var fields: [(String, String)] = []
    /// The time of the request, in seconds after the first request.
    var at = 0
    var status = 200
    /// The fields of the reply. In a value, "{now}" and "{now-60}" stand for dates of the virtual time.
    var reply: [(String, String)] = []
    /// The body of the reply. The default is the number of the step, so that each response can be recognized.
    var body: String?
    /// The time that the reply takes, in seconds.
    var delay = 0
    var expect: Expectation = .fetched
    var expectedFields: [(String, String)] = []
    var absentFields: [String] = []
  }

  /// The response that the caller must receive. The associated value is the index of the step whose body is expected.
  enum Expectation: Sendable, Equatable {
    /// The server's reply to the request of this step.
    case fetched
    /// A fresh stored response; nothing is sent.
    case cached(Int)
    /// A stale stored response; nothing is sent.
    case staleWithoutRequest(Int)
    /// A stale stored response after the server failed.
    case staleAfterRequest(Int)
    /// A stored response that the server confirmed.
    case revalidated(Int)
    /// The fresh stored response of the URL to which the server's reply redirects.
    case redirectedToCached(Int)
    /// An error; nothing is sent.
    case refused
  }

  /// Runs the steps and checks what each caller receives, and whether the server received a request.
  func run() async throws {
    let clock = Lock(Self.start)
    let current = Lock((number: 0, step: Step()))
    let server = try ScriptedServer { _ in
      let (number, step) = current.withLock { $0 }
      clock.withLock { $0 += step.delay }
      let now = clock.withLock { $0 }
      let headers = step.reply.map { ($0.0, Self.dated($0.1, now: now)) }
      let isBodyless = [204, 304].contains(step.status) || step.method == .head
      return Reply(status: step.status, headers: headers, body: isBodyless ? "" : step.body ?? "\(number)")
    }
    defer { server.stop() }
    let transport = CurlTransport()
    let caching = CachingTransport(over: transport, store: MemoryStore()) { clock.withLock { $0 } }
    for (number, step) in steps.enumerated() {
      current.withLock { $0 = (number, step) }
      clock.withLock { $0 = Self.start + step.at }
      let before = server.requests.count
      let outcome = await Self.outcome(of: try request(step, server), over: caching)
      Self.check(outcome, number, step, requests: server.requests.count - before)
    }
    await transport.shutdown()
  }

  private static let start = 1_750_000_000

  private func request(_ step: Step, _ server: ScriptedServer) throws -> Request {
    var fields = HTTPFields()
    for (name, value) in step.fields {
      fields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
    }
    return try #require(Request(url: server.url(step.path), method: step.method, headers: fields))
  }

  private static func outcome(
    of request: Request, over transport: CachingTransport
  ) async -> Result<Response, NetworkError> {
    do throws(NetworkError) {
      return .success(try await transport.send(request))
    } catch {
      return .failure(error)
    }
  }

  private static func check(
    _ outcome: Result<Response, NetworkError>, _ number: Int, _ step: Step, requests: Int
  ) {
    let place = Comment("step \(number)")
    guard case .success(let response) = outcome else {
      #expect(step.expect == .refused, place)
      #expect(requests == 0, place)
      return
    }
    let (use, source, isSent): (TransferMetrics.CacheUse?, Int, Bool) =
      switch step.expect {
      case .fetched: (TransferMetrics.CacheUse.none, number, true)
      case .cached(let source): (.fresh, source, false)
      case .staleWithoutRequest(let source): (.stale, source, false)
      case .staleAfterRequest(let source): (.stale, source, true)
      case .revalidated(let source): (.revalidated, source, true)
      case .redirectedToCached(let source): (.fresh, source, true)
      case .refused: (nil, number, false)
      }
    #expect(response.metrics.cache == use, place)
    #expect((requests > 0) == isSent, place)
    let isBodyless = step.method == .head || [.noContent, .notModified].contains(response.head.status)
    let body = isBodyless ? "" : (source == number ? step.body : nil) ?? "\(source)"
    #expect(String(decoding: response.body, as: UTF8.self) == body, place)
    for (name, value) in step.expectedFields {
      #expect(response.head.headerFields[HTTPField.Name(name)!] == value, place)
    }
    for name in step.absentFields { #expect(response.head.headerFields[HTTPField.Name(name)!] == nil, place) }
  }

  /// Replaces placeholders such as "{now}", "{now-60}" and "{now+60}" with dates.
  private static func dated(_ value: String, now: Int) -> String {
    guard let open = value.firstIndex(of: "{"), let close = value.firstIndex(of: "}") else { return value }
    let offset = Int(value[open..<close].dropFirst("{now".count)) ?? 0
    return value[..<open] + httpDate(now + offset) + value[value.index(after: close)...]
  }

  private static func httpDate(_ seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension CachingCase.Step {
  /// A request that the server answers with `reply`.
  static func get(
    _ reply: [(String, String)] = [], at: Int = 0, status: Int = 200, fields: [(String, String)] = [],
    path: String = "/",
    _ expect: CachingCase.Expectation = .fetched
  ) -> Self {
    Self(path: path, fields: fields, at: at, status: status, reply: reply, expect: expect)
  }

  /// A request whose result is `expect`. If the request reaches the server, the server replies with an uncacheable 200.
  static func get(
    at: Int = 0, fields: [(String, String)] = [], path: String = "/", _ expect: CachingCase.Expectation
  ) -> Self {
    Self(path: path, fields: fields, at: at, expect: expect)
  }

  static func cacheControl(_ value: String, at: Int = 0, status: Int = 200) -> Self {
    Self(at: at, status: status, reply: [("Cache-Control", value)])
  }
}
