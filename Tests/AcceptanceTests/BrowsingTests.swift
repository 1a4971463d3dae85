import Testing

@Suite("Listing photos, searching for photos, and printing statistics of photos") struct BrowsingTests {
  @Test("Without an access key, demo photos are listed") func demoIsTheDefault() async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types("list", "--per-page", "5", "--format", "json")
    #expect(answer.status == 0)
    #expect(try answer.json(as: [SeenPhoto].self).count == 5)
    #expect(answer.errors.contains("UNSPLASH_ACCESS_KEY"), "explains how to use other sources")
  }

  @Test("Successive pages contain different photos") func pagesFollowEachOther() async throws {
    let viewer = try Viewer()
    let first = try await viewer.types("list", "--per-page", "30", "--format", "json")
    let second = try await viewer.types("list", "--page", "2", "--per-page", "30", "--format", "json")
    let ids = try (first.json(as: [SeenPhoto].self) + second.json(as: [SeenPhoto].self)).map(\.id)
    #expect(ids.count == 60)
    #expect(Set(ids).count == 60)
  }

  @Test("A message reports an empty page") func emptyPageIsReported() async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types("list", "--page", "9999")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("No photos"))
    let json = try await viewer.types("list", "--page", "9999", "--format", "json", "--quiet")
    #expect(try json.json(as: [SeenPhoto].self).isEmpty)
    #expect(json.errors.isEmpty)
  }

  @Test("Each line of NDJSON is a photo") func ndjsonHasOnePhotoPerLine() async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types("list", "--per-page", "7", "--format", "ndjson")
    #expect(answer.lines.count == 7)
    #expect(answer.lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test("Photos can be searched and listed by topic") func searchAndTopicListPhotos() async throws {
    let viewer = try Viewer()
    let topics = try await viewer.types("topics", "--format", "json")
    struct SeenTopic: Decodable {
      let slug: String
      let title: String
    }
    let slugs = try topics.json(as: [SeenTopic].self).map(\.slug)
    #expect(slugs.count >= 8)
    let slug = try #require(slugs.first)
    let inTopic = try await viewer.types("topic", slug, "--format", "json")
    #expect(try !inTopic.json(as: [SeenPhoto].self).isEmpty)
    let found = try await viewer.types("search", slug, "--format", "json")
    #expect(try !found.json(as: [SeenPhoto].self).isEmpty)
    let nothing = try await viewer.types("search", "zzzzqqqq", "--format", "json")
    #expect(try nothing.json(as: [SeenPhoto].self).isEmpty)
  }

  @Test("Cached photos are listed offline") func cachedPhotosAreListedOffline() async throws {
    let viewer = try Viewer()
    let online = try await viewer.types("list", "--per-page", "5", "--format", "json")
    let offline = try await viewer.types("list", "--per-page", "5", "--format", "json", "--offline")
    #expect(offline.status == 0)
    #expect(offline.output == online.output)
    let unseen = try await viewer.types("list", "--page", "7", "--per-page", "5", "--offline")
    #expect(unseen.status == 69)
    #expect(unseen.errors.contains("Not available offline"))
  }

  @Test("Users, collections and random photos can be listed") func otherListsAreAvailable() async throws {
    struct SeenCollection: Decodable {
      let id: String
      let owner: String
      let photos: Int?
    }
    let viewer = try Viewer()
    let collections = try await viewer.types("collections", "--format", "json").json(as: [SeenCollection].self)
    let collection = try #require(collections.first)
    let photos = try await viewer.types("collection", collection.id, "--per-page", "30", "--format", "json")
    #expect(try photos.json(as: [SeenPhoto].self).count == min(30, collection.photos ?? 0))
    let ofOwner = try await viewer.types("user", collection.owner, "--format", "json")
    #expect(try !ofOwner.json(as: [SeenPhoto].self).isEmpty)
    #expect(try await viewer.types("user", "nobody-of-that-name").status == 66)
    let random = try await viewer.types("random", "--count", "5", "--format", "json").json(as: [SeenPhoto].self)
    #expect(Set(random.map(\.id)).count == 5)
    let picsum = try await viewer.types("collections", "--source", "picsum")
    #expect(picsum.status == 69)
    #expect(picsum.errors.contains("no collections"))
  }

  @Test("Statistics show views and downloads per day") func statisticsAreShownPerDay() async throws {
    struct Seen: Decodable, Equatable {
      struct Day: Decodable, Equatable {
        let date: String
        let count: Int
      }
      struct History: Decodable, Equatable {
        let total: Int
        let change: Int
        let days: [Day]
      }
      let views: History
      let downloads: History
    }
    struct SeenTotals: Decodable {
      struct Detail: Decodable {
        let views: Int
        let downloads: Int
      }
      let detail: Detail
    }
    let viewer = try Viewer()
    let id = try #require(try await viewer.types("list", "--format", "json").json(as: [SeenPhoto].self).first).id
    let totals = try await viewer.types("show", id, "--format", "json").json(as: SeenTotals.self).detail
    let week = try await viewer.types("statistics", id, "--days", "7", "--format", "json").json(as: Seen.self)
    #expect(week.views.total == totals.views && week.downloads.total == totals.downloads)
    #expect(week.views.days.count == 7 && week.views.change == week.views.days.reduce(0) { $0 + $1.count })
    let table = try await viewer.types("statistics", id, "--days", "7")
    #expect(table.lines.count == 10)
    #expect(table.lines.first?.contains("VIEWS") == true)
    #expect(try await viewer.types("statistics", id, "--language", "ko").lines.last?.contains("전체") == true)

    let offline = try await viewer.types("statistics", id, "--days", "7", "--format", "json", "--offline")
    #expect(try offline.json(as: Seen.self) == week, "the last response is cached: \(offline)")
    #expect(try await viewer.types("statistics", id, "--days", "31").status == 64)
    #expect(try await viewer.types("statistics", "no-such-photo").status == 66)
    let picsum = try await viewer.types("statistics", "0", "--source", "picsum")
    #expect(picsum.status == 69)
    #expect(picsum.errors.contains("no statistics"))
  }

  @Test("Without a terminal, photolist lists photos") func pipeGetsAList() async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types("--format", "json")
    #expect(answer.status == 0)
    #expect(try answer.json(as: [SeenPhoto].self).count == 10)
  }
}
