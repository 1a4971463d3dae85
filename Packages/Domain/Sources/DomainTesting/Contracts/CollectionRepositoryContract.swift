public import Domain

/// The contract of `CollectionRepository`: each case is a requirement for every implementation.
public enum CollectionRepositoryContract: CaseIterable, Sendable {
  case collectionsAreDistinct
  case listEnds
  case everyCollectionIsAFeed
  case everyOwnerIsAFeed

  /// Checks the requirement.
  ///
  /// - Parameters:
  ///   - repository: a repository with at least one collection.
  ///   - photos: a repository with the photos of the same source.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ repository: any CollectionRepository, photos: any PhotoRepository) async throws {
    var all: [PhotoCollection] = []
    var request = PageRequest(size: 3)
    var page = try await repository.collections(page: request)
    while true {
      all += page.items
      guard page.hasNext, request.number < 100 else { break }
      request = request.next
      page = try await repository.collections(page: request)
    }
    try demand(!all.isEmpty, "there are collections")
    switch self {
    case .collectionsAreDistinct:
      try demandEqual(Set(all.map(\.id)).count, all.count, "ids are unique")
      try demand(all.allSatisfy { !$0.title.isEmpty }, "a collection has a title")
    case .listEnds:
      try demand(!page.hasNext, "the list ends within 100 pages")
      let next = try await repository.collections(page: request.next)
      try demand(next.items.isEmpty && !next.hasNext, "the page after the last page is empty and has no next page")
    case .everyCollectionIsAFeed:
      for collection in all.prefix(3) {
        let photos = try await photos.photos(in: .collection(collection.id), page: PageRequest(size: 2))
        try demand(!photos.items.isEmpty, "a collection has photos")
      }
      try await demandFailure(.notFound, "an unknown collection is not found") { () throws(RepositoryError) in
        _ = try await photos.photos(in: .collection("no-such-collection"), page: PageRequest())
      }
    case .everyOwnerIsAFeed:
      _ = try await photos.photos(in: .user(User.Name(all[0].owner.username)), page: PageRequest(size: 2))
      try await demandFailure(.notFound, "an unknown user is not found") { () throws(RepositoryError) in
        _ = try await photos.photos(in: .user("no-such-user"), page: PageRequest())
      }
    }
  }
}
