import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The contracts of ports") struct ContractTests {
  @Test("The fake photo repository meets the contract", arguments: PhotoRepositoryContract.allCases, [true, false])
  func fakePhotos(requirement: PhotoRepositoryContract, marksLastPage: Bool) async throws {
    let query = try #require(SearchQuery("lake"))
    let repository = FakePhotoRepository(
      [
        .editorial: Photo.fixtures(1...47),
        .search(query): Photo.fixtures(1...3),
        .topic("alps"): Photo.fixtures(10...12),
      ],
      marksLastPage: marksLastPage
    )
    try await requirement.check(.init(repository: repository, feed: .editorial, query: query, topic: "alps"))
  }

  @Test("The fake topic repository meets the contract", arguments: TopicRepositoryContract.allCases)
  func fakeTopics(requirement: TopicRepositoryContract) async throws {
    let photos = FakePhotoRepository([.topic("alps"): Photo.fixtures(1...2), .topic("sea"): []])
    try await requirement.check(FakeTopicRepository([.fixture("alps"), .fixture("sea")]), photos: photos)
  }

  @Test("The fake likes repository meets the contract", arguments: LikesRepositoryContract.allCases)
  func fakeLikes(requirement: LikesRepositoryContract) async throws {
    try await requirement.check { FakeLikesRepository() }
  }

  @Test("The fake collection repository meets the contract", arguments: CollectionRepositoryContract.allCases)
  func fakeCollections(requirement: CollectionRepositoryContract) async throws {
    let all = (1...7).map { PhotoCollection.fixture("collection-\($0)") }
    var feeds: [PhotoFeed: [Photo]] = [.user("ada"): Photo.fixtures(1...3)]
    for collection in all { feeds[.collection(collection.id)] = Photo.fixtures(1...2) }
    try await requirement.check(FakeCollectionRepository(all), photos: FakePhotoRepository(feeds))
  }

  @Test("The fake statistics repository meets the contract", arguments: PhotoStatisticsRepositoryContract.allCases)
  func fakeStatistics(requirement: PhotoStatisticsRepositoryContract) async throws {
    let id = Photo.fixture().id
    let cached = Cached(PhotoStatistics.fixture(), fetchedAt: .distantPast)
    let repository = FakePhotoStatisticsRepository([id: .fixture()], cached: [id: cached])
    try await requirement.check(repository, photo: id)
  }

  @Test("The fake repository of recent searches meets the contract", arguments: RecentSearchRepositoryContract.allCases)
  func fakeRecentSearches(requirement: RecentSearchRepositoryContract) async throws {
    try await requirement.check { FakeRecentSearchRepository() }
  }

  @Test("The fake music repository meets the contract", arguments: MusicRepositoryContract.allCases)
  func fakeMusic(requirement: MusicRepositoryContract) async throws {
    let songs = (1...5).map { Song.fixture("song-\($0)", title: "Blue Train \($0)") }
    try await requirement.check(FakeMusicRepository(songs), text: "train")
  }

  @Test("A contract reports a requirement that a repository does not meet")
  func contractReportsAViolation() async throws {
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
