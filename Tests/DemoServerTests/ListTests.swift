import DemoServer
import Foundation
import Landscape
import Testing

@Suite("Lists of the demo server") struct ListTests {
  private func ids(_ reply: Client.Reply) throws -> [String] {
    let value = try reply.json()
    let list = value as? [[String: Any]] ?? (value as? [String: Any])?["results"] as? [[String: Any]] ?? []
    return list.compactMap { $0["id"] as? String }
  }

  @Test("All pages together contain the whole catalog") func pagesAreComplete() async throws {
    try await withServer { client, _ in
      var seen: [String] = []
      for page in 1...3 { seen += try ids(await client.get("/photos?page=\(page)&per_page=30")) }
      #expect(seen == Catalogue.small.photos.map(\.id))
      #expect(try ids(await client.get("/photos?page=4&per_page=30")).isEmpty)
      #expect(try ids(await client.get("/photos?page=9223372036854775807&per_page=30")).isEmpty)
    }
  }

  @Test("A page has 10 photos by default and at most 30") func pageSizeIsLimited() async throws {
    try await withServer { client, _ in
      #expect(try ids(await client.get("/photos")).count == 10)
      let reply = try await client.get("/photos?per_page=1000")
      #expect(try ids(reply).count == 30)
      #expect(reply.headers["x-per-page"] == "30")
    }
  }

  @Test("Headers contain the total and links to other pages") func headersContainTotalAndLinks() async throws {
    try await withServer { client, _ in
      let first = try await client.get("/photos?per_page=30")
      #expect(first.headers["x-total"] == "72")
      #expect(
        first.headers["link"]
          == "<http://demo.photolist/photos?page=3&per_page=30>; rel=\"last\", "
          + "<http://demo.photolist/photos?page=2&per_page=30>; rel=\"next\"")
      let second = try await client.get("/photos?per_page=30&page=2&order_by=latest")
      for relation in ["first", "prev", "last", "next"] {
        #expect(second.headers["link"]?.contains("rel=\"\(relation)\"") == true)
      }
      #expect(second.headers["link"]?.contains("order_by=latest") == true)
      let last = try await client.get("/photos?per_page=30&page=3")
      #expect(last.headers["link"]?.contains("next") == false)
    }
  }

  @Test("A search reports its total in the body") func searchReportsTotal() async throws {
    try await withServer { client, _ in
      let reply = try await client.get("/search/photos?query=lake+water&per_page=2")
      let body = try #require(try reply.json() as? [String: Any])
      let expected = Catalogue.small.photos(matching: "lake water")
      #expect(body["total"] as? Int == expected.count)
      #expect(body["total_pages"] as? Int == (expected.count + 1) / 2)
      #expect(try ids(reply) == expected.prefix(2).map(\.id))
      #expect(reply.headers["x-total"] == nil)
    }
  }

  @Test("A search without results is not an error") func emptySearchIsNoError() async throws {
    try await withServer { client, _ in
      let body = try #require(try await client.get("/search/photos?query=zzz").json() as? [String: Any])
      #expect(body["total"] as? Int == 0 && body["total_pages"] as? Int == 0)
    }
  }

  @Test("Lists can be filtered and ordered") func listsCanBeFiltered() async throws {
    try await withServer { client, _ in
      let portraits = try ids(await client.get("/search/photos?query=nature&orientation=portrait&per_page=30"))
      #expect(!portraits.isEmpty)
      #expect(portraits.allSatisfy { Catalogue.small.photo(idOrSlug: $0)?.orientation == .portrait })
      let latest = try ids(await client.get("/photos?order_by=latest&per_page=30"))
      let times = latest.compactMap { Catalogue.small.photo(idOrSlug: $0)?.createdAt }
      #expect(times == times.sorted(by: >) && times.count == 30)
      let popular = try ids(await client.get("/topics/oceans/photos?order_by=popular")).compactMap {
        Catalogue.small.photo(idOrSlug: $0)
      }
      #expect(popular.count == 6 && popular.allSatisfy { $0.scene.kind == .oceans })
      #expect(popular.map(\.likes) == popular.map(\.likes).sorted(by: >))
    }
  }

  @Test("A search can be filtered by color") func colorFiltersSearch() async throws {
    try await withServer { client, _ in
      let all = try ids(await client.get("/search/photos?query=sky&per_page=30"))
      let green = try ids(await client.get("/search/photos?query=sky&color=green&per_page=30"))
      let black = try ids(await client.get("/search/photos?query=sky&color=black&per_page=30"))
      #expect(!black.isEmpty && black.count < all.count)
      #expect(Set(black).isDisjoint(with: green) && Set(black + green).isSubset(of: all))
    }
  }

  @Test("Random photos match the filters") func randomPhotosMatchFilters() async throws {
    try await withServer { client, _ in
      let photos = try ids(await client.get("/photos/random?count=6&topics=lakes,oceans")).compactMap {
        Catalogue.small.photo(idOrSlug: $0)
      }
      #expect(Set(photos.map(\.id)).count == 6)
      #expect(photos.allSatisfy { $0.scene.kind == .lakes || $0.scene.kind == .oceans })
      var singles: Set<String> = []
      for _ in 0..<6 {
        let photo = try await client.get("/photos/random").json() as? [String: Any]
        singles.insert(try #require(photo?["id"] as? String))
      }
      #expect(singles.count > 1)
    }
  }

  @Test("A reported download is counted") func downloadIsCounted() async throws {
    try await withServer { client, _ in
      let id = Catalogue.small.photos[0].id
      func downloads() async throws -> Int {
        try #require((try await client.get("/photos/\(id)").json() as? [String: Any])?["downloads"] as? Int)
      }
      let before = try await downloads()
      _ = try await client.get("/photos/\(id)/download")
      #expect(try await downloads() == before + 1)
    }
  }

  @Test("An unchanged list is not sent again if the request contains its ETag")
  func unchangedListIsNotSent() async throws {
    try await withServer { client, _ in
      let tag = try #require(try await client.get("/photos").headers["etag"])
      let second = try await client.get("/photos", headers: ["If-None-Match": tag])
      #expect(second.status == 304 && second.body.isEmpty)
      #expect(try await client.get("/photos?page=2", headers: ["If-None-Match": tag]).status == 200)
    }
  }

  @Test("Servers with the same seed have the same ETags") func tagsDependOnSeed() async throws {
    let first = try await withServer { client, _ in try await client.get("/photos?per_page=3").headers["etag"] }
    let second = try await withServer { client, _ in try await client.get("/photos?per_page=3").headers["etag"] }
    #expect(first != nil && first == second)
  }
}
