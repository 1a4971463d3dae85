import Domain
import DomainTesting
import Foundation
import Testing

@Suite struct ContractTests {
  @Test("The fake photo repository keeps the contract", arguments: PhotoRepositoryContract.allCases, [true, false])
  func fakePhotos(promise: PhotoRepositoryContract, knowsItsEnd: Bool) async throws {
    let query = try #require(SearchQuery("lake"))
    let repository = FakePhotoRepository(
      [
        .editorial: Photo.fixtures(1...47),
        .search(query): Photo.fixtures(1...3),
        .topic("alps"): Photo.fixtures(10...12),
      ],
      knowsItsEnd: knowsItsEnd
    )
    try await promise.check(.init(repository: repository, feed: .editorial, query: query, topic: "alps"))
  }

  @Test("The fake topic repository keeps the contract", arguments: TopicRepositoryContract.allCases)
  func fakeTopics(promise: TopicRepositoryContract) async throws {
    let photos = FakePhotoRepository([.topic("alps"): Photo.fixtures(1...2), .topic("sea"): []])
    try await promise.check(FakeTopicRepository([.fixture("alps"), .fixture("sea")]), photos: photos)
  }

  @Test("The fake likes repository keeps the contract", arguments: LikesRepositoryContract.allCases)
  func fakeLikes(promise: LikesRepositoryContract) async throws {
    try await promise.check { FakeLikesRepository() }
  }

  @Test("The fake collection repository keeps the contract", arguments: CollectionRepositoryContract.allCases)
  func fakeCollections(promise: CollectionRepositoryContract) async throws {
    let all = (1...7).map { PhotoCollection.fixture("collection-\($0)") }
    var feeds: [PhotoFeed: [Photo]] = [.user("ada"): Photo.fixtures(1...3)]
    for collection in all { feeds[.collection(collection.id)] = Photo.fixtures(1...2) }
    try await promise.check(FakeCollectionRepository(all), photos: FakePhotoRepository(feeds))
  }

  @Test("The fake statistics repository keeps the contract", arguments: PhotoStatisticsRepositoryContract.allCases)
  func fakeStatistics(promise: PhotoStatisticsRepositoryContract) async throws {
    let id = Photo.fixture().id
    let cached = Cached(PhotoStatistics.fixture(), fetchedAt: .distantPast)
    let repository = FakePhotoStatisticsRepository([id: .fixture()], cached: [id: cached])
    try await promise.check(repository, photo: id)
  }

  @Test("The fake recent searches keep the contract", arguments: RecentSearchRepositoryContract.allCases)
  func fakeRecentSearches(promise: RecentSearchRepositoryContract) async throws {
    try await promise.check { FakeRecentSearchRepository() }
  }

  @Test("The fake music repository keeps the contract", arguments: MusicRepositoryContract.allCases)
  func fakeMusic(promise: MusicRepositoryContract) async throws {
    let songs = (1...5).map { Song.fixture("song-\($0)", title: "Blue Train \($0)") }
    try await promise.check(FakeMusicRepository(songs), text: "train")
  }

  @Test("A contract finds a broken promise")
  func contractFindsABrokenPromise() async throws {
    let repository = FakePhotoRepository([.editorial: Photo.fixtures(1...20) + Photo.fixtures(1...20)])
    let subject = PhotoRepositoryContract.Subject(
      repository: repository, feed: .editorial, query: nil, topic: nil)
    await #expect(throws: ContractViolation.self) {
      try await PhotoRepositoryContract.feedEnds.check(subject)
    }
    await #expect(throws: ContractViolation.self) {
      try await PhotoRepositoryContract.searchFindsPhotos.check(subject)
    }
    let twice = FakeMusicRepository([.fixture("song-1"), .fixture("song-1")])
    await #expect(throws: ContractViolation.self) {
      try await MusicRepositoryContract.noSongComesTwice.check(twice, text: "blue")
    }
  }
}
