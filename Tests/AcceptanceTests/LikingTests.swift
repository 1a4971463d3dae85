import Testing

@Suite("Liking photos") struct LikingTests {
  @Test("Likes are listed newest first") func likesAreNewestFirst() async throws {
    let viewer = try Viewer()
    let ids = try await viewer.types("list", "--per-page", "3", "--format", "json")
      .json(as: [SeenPhoto].self).map(\.id)
    for id in ids {
      let answer = try await viewer.types("like", id)
      #expect(answer.status == 0)
    }
    let likes = try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self)
    #expect(likes.map(\.id) == ids.reversed())
    #expect(likes.allSatisfy { $0.liked })
  }

  @Test("Liking a photo twice saves one like") func likingTwiceSavesOneLike() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    for _ in 1...2 {
      #expect(try await viewer.types("like", id).status == 0)
    }
    #expect(try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self).count == 1)
    for _ in 1...2 {
      #expect(try await viewer.types("unlike", id).status == 0)
    }
    let none = try await viewer.types("likes")
    #expect(none.status == 0)
    #expect(none.errors.contains("No likes"))
  }

  @Test("A photo can be liked by its slug") func photoCanBeLikedBySlug() async throws {
    let viewer = try Viewer()
    let photos = try await viewer.types("list", "--per-page", "1", "--format", "json").json(as: [SeenPhoto].self)
    let photo = try #require(photos.first)
    #expect(try await viewer.types("like", try #require(photo.slug)).status == 0)
    let likes = try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self)
    #expect(likes.map(\.id) == [photo.id])
  }

  @Test("Likes are preserved when another source is used") func likesOfAllSourcesStay() async throws {
    let server = try ForeignServer()
    let viewer = try server.viewer()
    #expect(try await viewer.types("like", "one").status == 0)
    let demo = try await viewer.firstPhoto("--source", "demo")
    #expect(try await viewer.types("like", demo, "--source", "demo").status == 0)
    let likes = try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self)
    #expect(likes.map(\.id) == [demo, "one"])
    #expect(try await viewer.types("unlike", demo).status == 0)
    let left = try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self)
    #expect(left.map(\.id) == ["one"])
  }

  @Test("A list marks liked photos") func listMarksLikedPhotos() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let photos = try await viewer.types("list", "--format", "json").json(as: [SeenPhoto].self)
    #expect(photos.filter(\.liked).map(\.id) == [id])
  }

  @Test("Likes are listed without a network") func likesNeedNoNetwork() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let likes = try await viewer.types("likes", "--offline", "--format", "json").json(as: [SeenPhoto].self)
    #expect(likes.map(\.id) == [id])
  }

  @Test("Several processes can like photos concurrently") func concurrentLikesAreSaved() async throws {
    let viewer = try Viewer()
    let ids = try await viewer.types("list", "--per-page", "8", "--format", "json")
      .json(as: [SeenPhoto].self).map(\.id)
    async let one = viewer.types("like", ids[0])
    async let two = viewer.types("like", ids[1])
    async let three = viewer.types("like", ids[2])
    async let four = viewer.types("like", ids[3])
    #expect(try await [one, two, three, four].map(\.status) == [0, 0, 0, 0])
    let likes = try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self)
    #expect(Set(likes.map(\.id)) == Set(ids.prefix(4)))
  }
}

extension Viewer {
  /// Returns the id of the first photo in the demo catalog.
  func firstPhoto(_ options: String...) async throws -> String {
    let photos = try await types(["list", "--per-page", "1", "--format", "json"] + options).json(as: [SeenPhoto].self)
    return try #require(photos.first).id
  }
}
