import Domain
import DomainTesting
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Testing

@Suite(.timeLimit(.minutes(1))) struct ITunesMusicRepositoryTests {
  let moon: SongQuery

  init() throws { moon = try #require(SongQuery("high moon & sea", limit: 10)) }

  @Test("A response is decoded into songs")
  func responseBecomesSongs() async throws {
    let transport = ScriptedTransport(
      headers: [.contentType: "text/javascript; charset=utf-8"], body: try Fixture.itunesSearch.bytes)
    let songs = try await ITunesMusicRepository(transport: transport, country: "KR").songs(matching: moon)
    #expect(
      transport.addresses == [
        "https://itunes.apple.com/search?term=high%20moon%20%26%20sea&country=KR&media=music&entity=song&limit=10"
      ])
    #expect(
      songs.first
        == Song(
          id: "3001", title: "Low Water, High Moon", artist: "Marlow & the Ferrymen",
          album: "Letters from the Tide Table", genre: "Folk", releasedAt: Date(timeIntervalSince1970: 1_555_052_400),
          duration: .milliseconds(221_040), artwork: "https://pictures.example/2001/600x600bb.jpg",
          preview: "https://audio.example/3001.m4a", page: "https://music.example/album/2001?i=3001"))
  }

  @Test("Videos, albums and repeated songs are left out")
  func otherResultsAreLeftOut() async throws {
    let transport = ScriptedTransport(body: try Fixture.itunesSearch.bytes)
    let songs = try await ITunesMusicRepository(transport: transport).songs(matching: moon)
    #expect(songs.map(\.id) == ["3001", "3003"])
    #expect(songs.last == Song(id: "3003", title: "Moonlight on the Vending Machine", artist: "Yuna Brightfield"))
  }

  @Test(
    "A result without an id, a title or an artist is left out",
    arguments: [
      #"{"trackName":"No id","artistName":"A"}"#,
      #"{"trackId":1,"artistName":"No title"}"#,
      #"{"trackId":1,"trackName":" \n","artistName":"A blank title"}"#,
      #"{"trackId":1,"trackName":"No artist"}"#,
      #"{"trackId":1,"trackName":null,"artistName":null}"#,
      "{}",
    ])
  func resultsWithoutANameAreLeftOut(result: String) async throws {
    let transport = ScriptedTransport(body: #"{"resultCount":1,"results":[\#(result)]}"#)
    #expect(try await ITunesMusicRepository(transport: transport).songs(matching: moon).isEmpty)
  }

  @Test(
    "A song's artwork, preview and page are left out if their addresses are not http or https",
    arguments: ["javascript:alert(1)", "file:///etc/passwd", "//pictures.example/1.jpg", "", "http://"])
  func onlyWebAddresses(address: String) async throws {
    let fields = ["artworkUrl100", "previewUrl", "trackViewUrl"].map { #""\#($0)":"\#(address)""# }
    let result = #"{"trackId":1,"trackName":"A","artistName":"B",\#(fields.joined(separator: ","))}"#
    let transport = ScriptedTransport(body: #"{"results":[\#(result)]}"#)
    let songs = try await ITunesMusicRepository(transport: transport).songs(matching: moon)
    #expect(songs == [Song(id: "1", title: "A", artist: "B")])
  }

  @Test("A song's date and duration are left out if they are invalid")
  func impossibleValuesAreLeftOut() async throws {
    let result = #"{"trackId":1,"trackName":"A","artistName":"B","releaseDate":"soon","trackTimeMillis":-5}"#
    let transport = ScriptedTransport(body: #"{"results":[\#(result)]}"#)
    let songs = try await ITunesMusicRepository(transport: transport).songs(matching: moon)
    #expect(songs == [Song(id: "1", title: "A", artist: "B")])
  }

  @Test("At most the requested number of songs is returned")
  func tooManySongs() async throws {
    let results = (1...50).map { #"{"trackId":\#($0),"trackName":"A","artistName":"B"}"# }.joined(separator: ",")
    let transport = ScriptedTransport(body: #"{"results":[\#(results)]}"#)
    #expect(try await ITunesMusicRepository(transport: transport).songs(matching: moon).count == 10)
  }

  @Test(
    "Each HTTP status is translated into the matching domain error",
    arguments: [
      (403, RepositoryError.rateLimited(until: nil)),
      (429, .rateLimited(until: nil)),
      (404, .notFound),
      (503, .unavailable(reason: .serverProblem(host: "itunes.apple.com", detail: "503"))),
    ])
  func statusHasItsError(status: Int, meaning: RepositoryError) async {
    let repository = ITunesMusicRepository(transport: ScriptedTransport(status, body: "<html></html>"))
    await #expect(throws: meaning) { try await repository.songs(matching: moon) }
  }

  @Test(
    "The error for an invalid response describes the problem",
    arguments: [
      ("[]", "", FieldProblem.notObject), ("{}", "results", .missing),
      (#"{"results":[{"trackId":"one"}]}"#, "results[0].trackId", .notNumber),
    ])
  func invalidResponse(body: String, path: String, problem: FieldProblem) async {
    let repository = ITunesMusicRepository(transport: ScriptedTransport(body: body))
    await #expect(throws: RepositoryError.malformed(reason: .field(host: "itunes.apple.com", path: path, problem))) {
      try await repository.songs(matching: moon)
    }
  }

  @Test("At most twenty requests a minute are sent")
  func requestsAreLimited() async throws {
    let clock = ManualClock()
    let shop = ScriptedTransport(body: #"{"results":[]}"#)
    let limited = RateLimitTransport(
      over: shop, limit: ITunesMusicRepository.rateLimit, longestWait: .zero, clock: clock)
    let repository = ITunesMusicRepository(transport: limited, now: { Date(timeIntervalSince1970: 0) })
    for _ in 1...5 { _ = try await repository.songs(matching: moon) }
    await #expect(throws: RepositoryError.rateLimited(until: Date(timeIntervalSince1970: 3))) {
      try await repository.songs(matching: moon)
    }
    for _ in 1...20 {
      clock.advance(by: .seconds(3))
      _ = try await repository.songs(matching: moon)
    }
    #expect(shop.requests.count == 25)
  }

  @Test("An unreachable shop causes an offline error")
  func unreachableShop() async throws {
    let server = try ScriptedServer { _ in .close }
    server.stop()
    let error = await #expect(throws: RepositoryError.self) {
      try await ITunesMusicRepository(transport: CurlTransport(), base: base(of: server)).songs(matching: moon)
    }
    guard case .offline = error else {
      Issue.record("not offline: \(String(describing: error))")
      return
    }
  }

  private func base(of server: ScriptedServer) throws -> BaseURL {
    try #require(BaseURL(server.url("")))
  }
}
