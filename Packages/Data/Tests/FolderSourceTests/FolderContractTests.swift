import Domain
import DomainTesting
import FolderSource
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderContractTests {
  @Test("The folder's photo repository satisfies its contract", arguments: PhotoRepositoryContract.allCases)
  func photosKeepTheContract(promise: PhotoRepositoryContract) async throws {
    let folder = try filledFolder()
    let query = try #require(SearchQuery("lake"))
    try await promise.check(
      .init(repository: try folder.photos(), feed: .editorial, query: query, topic: "alps"))
  }

  @Test("The folder's topic repository satisfies its contract", arguments: TopicRepositoryContract.allCases)
  func topicsKeepTheContract(promise: TopicRepositoryContract) async throws {
    let folder = try filledFolder()
    let index = try folder.index()
    try await promise.check(FolderTopicRepository(index), photos: FolderPhotoRepository(index))
  }

  private func filledFolder() throws -> PhotoFolder {
    let folder = try PhotoFolder()
    for number in 10..<75 {
      let place = number.isMultiple(of: 3) ? "alps/lake/" : number.isMultiple(of: 2) ? "sea/" : ""
      // Half of the photos have an EXIF date. The files' modification times are unrelated to the EXIF dates.
      let date = number.isMultiple(of: 2) ? "2021:03:04 10:\(number - 5 > 59 ? 59 : number - 5):\(number % 60)" : nil
      try folder.add("\(place)\(number).jpg", PhotoFile(takenAt: date), modified: 1_600_000_000)
    }
    return folder
  }
}
