import Domain
import DomainTesting
import Testing

@Suite("Searches for songs") struct MusicTests {
  @Test("A blank search for songs is invalid")
  func songSearchIsNeverBlank() {
    #expect(SongQuery(" \n") == nil)
    #expect(SongQuery("  blue \t train ")?.text == "blue train")
  }

  @Test("The limit of a search is clamped to the allowed range", arguments: [(0, 1), (25, 25), (201, 200)])
  func songLimitIsLimited(limit: Int, expected: Int) {
    #expect(SongQuery("blue", limit: limit)?.limit == expected)
  }

  @Test("The fake music repository finds songs by album and by artist")
  func fakeFindsItsSongs() async throws {
    let repository = FakeMusicRepository([.fixture("1"), .fixture("2", title: "Naima", album: nil)])
    let blue = try #require(SongQuery("BLUE"))
    #expect(try await repository.songs(matching: blue).map(\.id) == ["1"])
    let coltrane = try #require(SongQuery("coltrane", limit: 1))
    #expect(try await repository.songs(matching: coltrane).map(\.id) == ["1"])
    #expect(repository.onSongs.calls == [blue, coltrane])
  }
}
