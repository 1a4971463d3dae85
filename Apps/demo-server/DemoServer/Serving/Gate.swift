import FlyingFox
import Foundation
import Landscape
import Synchronization

/// Handles what all requests have in common: simulated faults, the method, the access key, the rate limit and the
/// `ETag`.
final class Gate: HTTPHandler {
  let faults: Mutex<Faults>
  private let accessKey: String?
  private let rate: Mutex<RateLimit>
  private let dice = Mutex(SeededRandom(seed: 20))
  private let api = Mutex<DemoAPI?>(nil)

  init(_ configuration: DemoServer.Configuration) {
    faults = Mutex(configuration.faults)
    accessKey = configuration.accessKey
    rate = Mutex(RateLimit(limit: configuration.requestsPerHour))
  }

  func open(_ api: DemoAPI) {
    self.api.withLock { $0 = api }
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let faults = nextFaults()
    if faults.latency > .zero { try await Task.sleep(for: faults.latency) }
    let path = request.path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    let headers = Dictionary(request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }) { first, _ in first }
    var answer = await answer(path, request, headers, forced: faults.nextStatuses.first)
    tag(&answer, headers)
    return response(answer, isHead: request.method == .HEAD, isImage: !DemoAPI.isMetered(path), faults)
  }

  /// Returns the faults of one request. In the result, `nextStatuses` contains at most one status, which replaces the
  /// status of the response.
  private func nextFaults() -> Faults {
    var faults = faults.withLock { faults in
      defer { if !faults.nextStatuses.isEmpty { faults.nextStatuses.removeFirst() } }
      return faults
    }
    faults.nextStatuses = Array(faults.nextStatuses.prefix(1))
    let failRate = Float(faults.failRate)
    if faults.nextStatuses.isEmpty, failRate > 0, dice.withLock({ $0.chance(failRate) }) { faults.nextStatuses = [500] }
    return faults
  }

  private func answer(
    _ path: [String], _ request: HTTPRequest, _ headers: [String: String], forced status: Int?
  ) async -> Answer {
    do {
      if let status { throw APIError(status: status, message: "Simulated error") }
      guard request.method == .GET || request.method == .HEAD else {
        throw APIError.wrongMethod(request.method.rawValue)
      }
      guard let api = api.withLock({ $0 }) else { throw APIError(status: 503, message: "The server is starting") }
      // A plus sign in a query stands for a space. This code also replaces an encoded plus sign (`%2B`), which does not
      // matter because searches ignore plus signs.
      let query = Query(
        items: request.query.map { ($0.name, String($0.value.map { $0 == "+" ? " " : $0 })) })
      guard DemoAPI.isMetered(path) else { return try await api.answer(path, query, headers: headers) }
      return try await meteredAnswer(api, path, query, headers)
    } catch let error as APIError {
      return failure(error)
    } catch {
      return failure(APIError(status: 500, message: "\(error)"))
    }
  }

  private func meteredAnswer(
    _ api: DemoAPI, _ path: [String], _ query: Query, _ headers: [String: String]
  ) async throws -> Answer {
    if let accessKey, headers["authorization"] != "Client-ID \(accessKey)" { throw APIError.unauthorized }
    let (isAllowed, limit, remaining) = rate.withLock { ($0.take(at: .now), $0.limit, $0.remaining) }
    let counts = ["X-Ratelimit-Limit": "\(limit)", "X-Ratelimit-Remaining": "\(remaining)"]
    var answer: Answer
    if isAllowed {
      do {
        answer = try await api.answer(path, query, headers: headers)
      } catch let error as APIError {
        answer = failure(error)
      }
    } else {
      answer = Answer(status: 403, headers: ["Content-Type": "text/plain"], body: Array("Rate Limit Exceeded".utf8))
    }
    answer.headers.merge(counts) { own, _ in own }
    return answer
  }

  private func failure(_ error: APIError) -> Answer {
    let body = (try? JSON.object(["errors": [.string(error.message)]]).bytes()) ?? []
    return Answer(status: error.status, body: body)
  }

  /// Adds the content type and the `ETag`, and removes the body if the client has the same version.
  private func tag(_ answer: inout Answer, _ headers: [String: String]) {
    if answer.headers["Content-Type"] == nil { answer.headers["Content-Type"] = "application/json; charset=utf-8" }
    guard answer.status == 200, answer.headers["ETag"] == nil else { return }
    let tag = "W/\"\(String(checksum(answer.body), radix: 16))\""
    answer.headers["ETag"] = tag
    answer.headers["Cache-Control"] = "no-cache, private"
    if headers["if-none-match"] == tag {
      answer.status = 304
      answer.body = []
    }
  }

  /// Returns a checksum that is computed like FNV-1a, but from eight bytes at a time. The checksum is the same in every
  /// run.
  private func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      // Safe: every word of eight bytes lies within the buffer.
      for offset in stride(from: 0, to: buffer.count - 7, by: 8) {
        hash = (hash ^ buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
        hash ^= hash >> 29
      }
      for byte in buffer.suffix(buffer.count % 8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash ^ hash >> 32
    }
  }

  private func response(_ answer: Answer, isHead: Bool, isImage: Bool, _ faults: Faults) -> HTTPResponse {
    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    if isHead || answer.status == 304 {
      if answer.status != 304 { headers[.contentLength] = "\(answer.body.count)" }
      return HTTPResponse(statusCode: statusCode(answer.status), headers: headers)
    }
    let cut = isImage && answer.status < 300 ? faults.imagesCutAfter : nil
    guard faults.bytesPerSecond != nil || cut != nil else {
      let body = HTTPBodySequence(data: Data(answer.body), suggestedBufferSize: 1 << 18)
      return HTTPResponse(statusCode: statusCode(answer.status), headers: headers, body: body)
    }
    let paced = PacedBytes(bytes: answer.body, bytesPerSecond: faults.bytesPerSecond, cutAfter: cut)
    return HTTPResponse(
      statusCode: statusCode(answer.status), headers: headers,
      body: HTTPBodySequence(from: paced, count: answer.body.count, suggestedBufferSize: 1 << 14))
  }

  private func statusCode(_ code: Int) -> HTTPStatusCode {
    let phrases = [
      200: "OK", 206: "Partial Content", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
      404: "Not Found", 405: "Method Not Allowed", 410: "Gone", 416: "Range Not Satisfiable", 429: "Too Many Requests",
      500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable",
    ]
    return HTTPStatusCode(code, phrase: phrases[code] ?? "Status \(code)")
  }
}
