import Domain
import DomainTesting
import Foundation
import Networking
import NetworkingTesting
import Repositories
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct MusicRepositoryContractTests {
  @Test("The demo shop satisfies the contract", arguments: MusicRepositoryContract.allCases)
  func demoShopKeepsTheContract(promise: MusicRepositoryContract) async throws {
    try await promise.check(DemoMusicRepository(), text: "blue")
  }

  @Test("The iTunes repository satisfies the contract over a real socket", arguments: MusicRepositoryContract.allCases)
  func iTunesKeepsTheContract(promise: MusicRepositoryContract) async throws {
    let shop = try ScriptedServer { Self.reply(to: $0) }
    let base = try #require(BaseURL(shop.url("")))
    try await promise.check(ITunesMusicRepository(transport: CurlTransport(), base: base), text: "moon")
  }

  @Test(
    "The demo shop finds songs by title, artist, album and genre",
    arguments: ["yuna", "LANTERN", "k-indie", "노란", "blue umbrella"])
  func demoShopSearch(text: String) async throws {
    let query = try #require(SongQuery(text))
    #expect(try await !DemoMusicRepository().songs(matching: query).isEmpty)
  }

  @Test("The demo shop's results begin with the songs whose title matches")
  func demoShopOrder() async throws {
    let query = try #require(SongQuery("tide"))
    #expect(try await DemoMusicRepository().songs(matching: query).first?.title == "Letters from the Tide Table")
  }

  @Test("If the first shop cannot be reached, the second shop is searched")
  func fallbackShop() async throws {
    let query = try #require(SongQuery("blue"))
    let (first, second) = (FakeMusicRepository([.fixture("first")]), FakeMusicRepository([.fixture("second")]))
    let reasons = Mutex<[RepositoryError]>([])
    let music = FallbackMusicRepository(first, else: second) { error in reasons.withLock { $0.append(error) } }
    #expect(try await music.songs(matching: query).map(\.id) == ["first"])
    first.onSongs.fail(with: .offline(reason: "no route"))
    #expect(try await music.songs(matching: query).map(\.id) == ["second"])
    first.onSongs.fail(with: .rateLimited(until: nil))
    await #expect(throws: RepositoryError.rateLimited(until: nil)) { try await music.songs(matching: query) }
    #expect(reasons.withLock { $0 } == [.offline(reason: "no route")])
  }

  /// Returns songs with the term in their title, as the shop's API would.
  private static func reply(to request: ReceivedRequest) -> Reply {
    let query = URLComponents(string: request.target)?.queryItems ?? []
    let term = query.first { $0.name == "term" }?.value?.lowercased() ?? ""
    let limit = query.first { $0.name == "limit" }?.value.flatMap { Int($0) } ?? 50
    let songs = (1...30).map { #"{"trackId":\#($0),"trackName":"moon \#($0)","artistName":"Nobody"}"# }
    let found = songs.filter { $0.contains(#""\#(term) "#) }.prefix(limit)
    return Reply(
      headers: [("Content-Type", "text/javascript; charset=utf-8")],
      body: #"{"resultCount":\#(found.count),"results":[\#(found.joined(separator: ","))]}"#)
  }
}
