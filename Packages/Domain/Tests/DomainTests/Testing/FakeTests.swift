import Domain
import DomainTesting
import Testing

@Suite("Stubs, gates and fakes") struct FakeTests {
  @Test("A stub records calls and can make them fail")
  func stubRecordsCalls() async throws {
    let repository = FakePhotoRepository([.editorial: Photo.fixtures(1...3)])
    repository.onPhotos.fail(with: .timedOut)
    await #expect(throws: RepositoryError.timedOut) {
      try await repository.photos(in: .editorial, page: PageRequest())
    }
    repository.onPhotos.succeed()
    #expect(try await repository.photos(in: .editorial, page: PageRequest()).items.count == 3)
    #expect(repository.onPhotos.calls.map(\.feed) == [.editorial, .editorial])
  }

  @Test("A gate holds calls until it opens")
  func gateHoldsCalls() async throws {
    let gate = Gate()
    let repository = FakeTopicRepository([.fixture()])
    repository.onTopics.handle { _ throws(RepositoryError) in try await gate.wait() }
    let topics = Task { try await repository.topics() }
    while gate.waiting == 0 { await Task.yield() }
    gate.open()
    #expect(try await topics.value.count == 1)
    #expect(try await repository.topics().count == 1, "later calls do not wait at an open gate")
  }

  @Test("A canceled call stops waiting at the gate")
  func cancelledCallLeavesTheGate() async throws {
    let gate = Gate()
    let call = Task { try await gate.wait() }
    while gate.waiting == 0 { await Task.yield() }
    call.cancel()
    await #expect(throws: RepositoryError.cancelled) { try await call.value }
    #expect(gate.waiting == 0)
  }

  @Test("The fake downloader reports the progress and returns the path")
  func fakeDownloadReportsProgress() async throws {
    let steps = [DownloadProgress(received: 1, total: 2), DownloadProgress(received: 2, total: 2)]
    let downloader = FakePhotoDownloader(steps: steps)
    let path = try await downloader.download(.fixture("a"), to: DownloadDestination(path: "/pictures")) { _ in }
    #expect(path == "/pictures/ada-a.jpg")
    #expect(downloader.onProgress.calls == steps)
  }

  @Test("An observer receives the failure of a fake repository")
  func observersReceiveAFailure() async throws {
    let repository = FakeLikesRepository([.fixture("a")])
    var likes = repository.likedIDs().makeAsyncIterator()
    #expect(try await likes.next()?.count == 1)
    repository.failObservers(with: .storage(.damaged(path: "likes")))
    await #expect(throws: RepositoryError.storage(.damaged(path: "likes"))) { try await likes.next() }
  }
}
