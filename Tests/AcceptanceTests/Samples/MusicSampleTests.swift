import NetworkingTesting
import Testing

@Suite("The music sample on a pipe") struct MusicSampleTests {
  @Test("The demo shop needs no network") func demoShopNeedsNoNetwork() async throws {
    let answer = try await Viewer().plays("music", "--shop", "demo", lines: ["search=blue", "open 1", "back"])
    #expect(answer.status == 0)
    #expect(
      answer.values(of: "status").prefix(2) == ["Enter a song, an artist or an album.", "4 songs"])
    #expect(
      answer.values(of: "songs").last?.hasPrefix("1. Blue Umbrella — Yuna Brightfield — Paper Lantern Weather; 2.")
        == true)
    #expect(answer.values(of: "title") == ["Music", "Blue Umbrella", "Music"])
    #expect(answer.values(of: "artist") == ["Yuna Brightfield"])
    #expect(answer.values(of: "Duration") == ["3:09"])
    #expect(answer.values(of: "artwork") == ["demo-cover:lanterns"])
  }

  @Test("The music sample is available in Korean") func koreanIsSupported() async throws {
    let answer = try await Viewer(["LANG": "ko"]).plays("music", "--shop", "demo", lines: ["search=노란", "open 1"])
    #expect(answer.values(of: "status").prefix(2) == ["노래나 가수, 앨범을 입력하세요.", "노래 1곡"])
    #expect(answer.values(of: "title") == ["음악", "노란 우산"])
    #expect(answer.values(of: "앨범") == ["강변의 오후"])
  }

  @Test("Songs are fetched from the shop") func songsAreFetched() async throws {
    let shop = try ScriptedServer { _ in
      Reply(
        headers: [("Content-Type", "text/javascript; charset=utf-8")],
        body:
          #"{"results":[{"trackId":1,"trackName":"A\u001b[31m song","artistName":"B","trackViewUrl":"https://s.example/1"}]}"#
      )
    }
    let viewer = try Viewer(["ITUNES_BASE_URL": shop.url("")])
    let answer = try await viewer.plays("music", lines: ["search=a b&c", "open 1", "share"])
    #expect(answer.status == 0)
    #expect(shop.requests.map(\.target) == ["/search?term=a%20b%26c&country=US&media=music&entity=song&limit=25"])
    #expect(answer.values(of: "songs").last == "1. A song — B")
    #expect(answer.values(of: "shared") == ["https://s.example/1"])
    #expect(!answer.output.contains("\u{1B}"), "text from the network is sanitized")
  }

  @Test("A search without results is reported") func emptyResultIsReported() async throws {
    let english = try await Viewer().plays("music", "--shop", "demo", lines: ["search=zzz", "open 1"])
    #expect(english.values(of: "status").last == "No songs for “zzz”.")
    #expect(english.errors.contains("No item has the number"))
    let korean = try await Viewer(["LANG": "ko"]).plays("music", "--shop", "demo", lines: ["search=zzz"])
    #expect(korean.values(of: "status").last == "‘zzz’에 대한 노래가 없습니다.")
  }

  @Test("An exceeded rate limit has its own exit status") func rateLimitHasExitStatus() async throws {
    let shop = try ScriptedServer { _ in Reply(status: 403) }
    let viewer = try Viewer(["ITUNES_BASE_URL": shop.url("")])
    let answer = try await viewer.plays("music", lines: ["search=a"])
    #expect(answer.status == 75)
    #expect(answer.values(of: "status").last == "Rate limit exceeded.")
  }

  @Test("The exit status is 0 if the last action succeeded") func laterSuccessExitsWithZero() async throws {
    let shop = try ScriptedServer { request in
      request.target.contains("term=bad") ? Reply(status: 403) : Reply(body: #"{"results":[]}"#)
    }
    let viewer = try Viewer(["ITUNES_BASE_URL": shop.url("")])
    let answer = try await viewer.plays("music", lines: ["search=bad", "search=good"])
    #expect(answer.status == 0)
    #expect(answer.values(of: "status").last == "No songs for “good”.")
  }

  @Test("Without a network, demo songs are shown with a notice") func demoSongsReplaceNetwork() async throws {
    let answer = try await Viewer().plays("music", "--offline", lines: ["search=blue"])
    #expect(answer.status == 0)
    #expect(answer.values(of: "status").last == "4 songs")
    #expect(answer.errors.contains("Showing generated demo songs"))
    let strict = try await Viewer().plays("music", "--offline", "--shop", "itunes", lines: ["search=blue"])
    #expect(strict.status == 69)
  }

  @Test("An invalid base URL is an error") func invalidBaseURLIsAnError() async throws {
    let answer = try await Viewer(["ITUNES_BASE_URL": "nowhere"]).plays("music", lines: [])
    #expect(answer.status == 78)
    #expect(answer.errors.contains("ITUNES_BASE_URL"))
  }
}
