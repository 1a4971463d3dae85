import DemoServer
import Testing

@Suite("Access key, rate limit and simulated faults") struct GateTests {
  private let image = "/images/\(Catalogue.small.photos[0].id)?w=60"

  @Test("Requests need the access key if the server has an access key") func accessKeyIsRequired() async throws {
    try await withServer(accessKey: "secret") { client, _ in
      let without = try await client.get("/photos")
      #expect(without.status == 401)
      #expect(Schema.errors.faults(in: try without.json()).isEmpty)
      #expect(try await client.get("/photos", headers: ["Authorization": "Client-ID wrong"]).status == 401)
      #expect(try await client.get("/photos", headers: ["Authorization": "Client-ID secret"]).status == 200)
      #expect(try await client.get(image).status == 200)
    }
  }

  @Test("Requests over the rate limit get Unsplash's error") func rateLimitIsEnforced() async throws {
    try await withServer(requestsPerHour: 2) { client, _ in
      let first = try await client.get("/photos")
      #expect(first.headers["x-ratelimit-limit"] == "2" && first.headers["x-ratelimit-remaining"] == "1")
      #expect(try await client.get("/photos/nothing").headers["x-ratelimit-remaining"] == "0")
      let third = try await client.get("/photos")
      #expect(third.status == 403 && third.headers["x-ratelimit-remaining"] == "0")
      #expect(String(decoding: third.body, as: UTF8.self) == "Rate Limit Exceeded")
      let picture = try await client.get(image)
      #expect(picture.status == 200 && picture.headers["x-ratelimit-remaining"] == nil)
    }
  }

  @Test("The rate limit resets after an hour") func rateLimitResets() {
    var limit = RateLimit(limit: 1)
    let start = ContinuousClock.now
    let taken = [0, 3_599, 3_600].map { seconds in limit.take(at: start.advanced(by: .seconds(seconds))) }
    #expect(taken == [true, false, true])
    #expect(limit.remaining == 0)
  }

  @Test("Only GET and HEAD are allowed", arguments: ["POST", "PUT", "DELETE", "PATCH"])
  func onlyReadingIsAllowed(method: String) async throws {
    try await withServer { client, _ in
      let reply = try await client.send(method, "/photos")
      #expect(reply.status == 405)
    }
  }

  @Test("Simulated statuses are returned in order") func statusesAreInOrder() async throws {
    try await withServer(faults: Faults(nextStatuses: [503, 429])) { client, server in
      #expect(try await client.get("/photos").status == 503)
      #expect(try await client.get(image).status == 429)
      #expect(try await client.get("/photos").status == 200)
      server.faults.nextStatuses = [500]
      let forced = try await client.get("/photos")
      #expect(forced.status == 500)
      #expect(Schema.errors.faults(in: try forced.json()).isEmpty)
      #expect(try await client.get("/photos").status == 200)
    }
  }

  @Test("The configured fraction of requests fails") func failRateIsObserved() async throws {
    try await withServer(faults: Faults(failRate: 0.5)) { client, server in
      var statuses: [Int: Int] = [:]
      for _ in 0..<60 { statuses[try await client.get("/stats/total").status, default: 0] += 1 }
      #expect(Set(statuses.keys) == [200, 500])
      #expect(15...45 ~= statuses[500] ?? 0)
      server.faults.failRate = 1
      #expect(try await client.get("/stats/total").status == 500)
    }
  }

  @Test("Responses are delayed by the latency") func latencyDelaysResponses() async throws {
    try await withServer(faults: Faults(latency: .milliseconds(60))) { client, _ in
      let start = ContinuousClock.now
      _ = try await client.get("/stats/total")
      #expect(ContinuousClock.now - start >= .milliseconds(60))
    }
  }

  @Test("With a simulated fault, an image ends before its declared length") func imageCanBeCut() async throws {
    try await withServer(faults: Faults(imagesCutAfter: 500)) { client, server in
      let reply = try await client.get(image)
      #expect(reply.body.count == 500)
      #expect((reply.headers["content-length"].flatMap { Int($0) } ?? 0) > 500)
      server.faults = Faults()
      #expect(Array(try await client.get(image).body.prefix(500)) == reply.body)
    }
  }

  @Test("A slow body arrives completely") func slowBodyIsComplete() async throws {
    try await withServer { client, server in
      let whole = try await client.get(image).body
      server.faults.bytesPerSecond = whole.count * 10
      let start = ContinuousClock.now
      #expect(try await client.get(image).body == whole)
      #expect(ContinuousClock.now - start >= .milliseconds(90))
    }
  }
}
