public import Domain

/// The contract of `PhotoRepository`: each case is a requirement for every implementation.
///
///     @Test("The repository meets the contract", arguments: PhotoRepositoryContract.allCases)
///     func meetsContract(requirement: PhotoRepositoryContract) async throws {
///       try await requirement.check(.init(repository: repository, feed: .editorial, query: query, topic: "alps"))
///     }
public enum PhotoRepositoryContract: CaseIterable, Sendable {
  case pagesAreConsecutive
  case pagesAreFull
  case samePageHasSamePhotos
  case feedEnds
  case listedPhotoCanBeFetched
  case unknownPhotoIsNotFound
  case searchFindsPhotos
  case topicHasPhotos
  case unknownTopicIsNotFound
  case cancelledRequestFailsAsCancelled
  case cacheHoldsFetchedPhotos
  case cacheHoldsNothingElse

  /// A repository to check, and some of its contents.
  public struct Subject: Sendable {
    public var repository: any PhotoRepository
    /// A feed that ends and has at least 20 photos.
    public var feed: PhotoFeed
    /// A search that finds at least one photo; nil if the source cannot search.
    public var query: SearchQuery?
    /// A topic with at least one photo; nil if the source has no topics.
    public var topic: Topic.Slug?

    public init(repository: any PhotoRepository, feed: PhotoFeed, query: SearchQuery?, topic: Topic.Slug?) {
      self.repository = repository
      self.feed = feed
      self.query = query
      self.topic = topic
    }
  }

  /// Checks the requirement.
  ///
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ subject: Subject) async throws {
    let (repository, feed) = (subject.repository, subject.feed)
    switch self {
    case .pagesAreConsecutive:
      let small = try await subject.ids(ofPages: 1...4, size: 5)
      let large = try await subject.ids(ofPages: 1...2, size: 10)
      try demandEqual(Set(small).count, small.count, "no photo is on two pages")
      try demandEqual(small, large, "the order does not depend on the page size")

    case .pagesAreFull:
      for size in [1, 7, 20] {
        let page = try await repository.photos(in: feed, page: PageRequest(size: size))
        try demandEqual(page.items.count, size, "every page except the last has the requested size")
      }

    case .samePageHasSamePhotos:
      let first = try await subject.ids(ofPages: 2...2, size: 6)
      let again = try await subject.ids(ofPages: 2...2, size: 6)
      try demandEqual(again, first, "a second request for a page returns the same photos")

    case .feedEnds: try await subject.checkEnd()

    case .listedPhotoCanBeFetched:
      for listed in try await repository.photos(in: feed, page: PageRequest(size: 3)).items {
        let photo = try await repository.photo(listed.id)
        try demandEqual(photo.id, listed.id, "a fetched photo has the same id as the photo in the list")
        try demandEqual(photo.size, listed.size, "a fetched photo has the same size as the photo in the list")
        try demandEqual(
          photo.author.id, listed.author.id, "a fetched photo has the same author as the photo in the list")
        try demand(photo.detail != nil, "a fetched photo has its detail")
      }

    case .unknownPhotoIsNotFound:
      let id = try await subject.unknownID
      try await demandFailure(.notFound, "an unknown photo is not found") { () throws(RepositoryError) in
        _ = try await repository.photo(id)
      }

    case .searchFindsPhotos: try await subject.checkSearch()

    case .topicHasPhotos:
      guard let topic = subject.topic else { return try await subject.demandUnsupported(.topic("anything")) }
      let page = try await repository.photos(in: .topic(topic), page: PageRequest(size: 5))
      try demand(!page.items.isEmpty, "the topic \(topic) has photos")

    case .unknownTopicIsNotFound:
      guard subject.topic != nil else { return }
      try await demandFailure(.notFound, "an unknown topic is not found") { () throws(RepositoryError) in
        _ = try await repository.photos(in: .topic("no-such-topic"), page: PageRequest())
      }

    case .cancelledRequestFailsAsCancelled:
      try await demandNoOtherFailureAfterCancellation { () throws(RepositoryError) in
        _ = try await repository.photos(in: feed, page: PageRequest(number: 2))
      }

    case .cacheHoldsFetchedPhotos: try await subject.checkCache()

    case .cacheHoldsNothingElse:
      let page = try await repository.cachedPhotos(in: feed, page: PageRequest(number: 500, size: 30))
      try demand(page?.value.items.isEmpty != false, "a page that was not fetched is not cached")
      let photo = try await repository.cachedPhoto(subject.unknownID)
      try demand(photo == nil, "a photo that was not fetched is not cached")
    }
  }
}

extension PhotoRepositoryContract.Subject {
  fileprivate func checkEnd() async throws {
    var seen: [Photo.ID] = []
    var total: Int?
    var request = PageRequest(size: 30)
    while true {
      let page = try await repository.photos(in: feed, page: request)
      seen += page.items.map(\.id)
      total = page.total ?? total
      request = request.next
      guard page.hasNext, !page.items.isEmpty else { break }
      try demand(request.number < 1000, "the feed ends within 1000 pages")
    }
    try demandEqual(Set(seen).count, seen.count, "no photo is on two pages")
    if let total { try demandEqual(seen.count, total, "the total is the number of photos") }
    let next = try await repository.photos(in: feed, page: request)
    try demand(next.items.isEmpty && !next.hasNext, "the page after the last page is empty and has no next page")
  }

  fileprivate func checkSearch() async throws {
    guard let query else {
      guard let any = SearchQuery("anything") else { return }
      return try await demandUnsupported(.search(any))
    }
    let page = try await repository.photos(in: .search(query), page: PageRequest(size: 5))
    try demand(!page.items.isEmpty, "the search for “\(query.text)” finds photos")
    if let nonsense = SearchQuery("zxqj vwkp zzyx") {
      let none = try await repository.photos(in: .search(nonsense), page: PageRequest(size: 5))
      try demandEqual(none.items.map(\.id), [], "a search without matches returns no photos and does not fail")
      try demand(!none.hasNext, "a search without matches has no next page")
    }
  }

  /// A repository without a cache also meets this requirement.
  fileprivate func checkCache() async throws {
    for number in [1, 3] {
      let request = PageRequest(number: number, size: 6)
      let page = try await repository.photos(in: feed, page: request)
      guard let cached = try await repository.cachedPhotos(in: feed, page: request) else { continue }
      try demandEqual(
        cached.value.items.map(\.id), page.items.map(\.id), "the cached page has the photos of the fetched page")
      try demandEqual(cached.value.hasNext, page.hasNext, "the cached page says whether another page follows")
      try demand(cached.fetchedAt != nil, "the cached page has the time of the fetch")
    }
    for listed in try await repository.photos(in: feed, page: PageRequest(size: 2)).items {
      let photo = try await repository.photo(listed.id)
      guard let cached = try await repository.cachedPhoto(listed.id) else { continue }
      try demandEqual(cached.value.detail, photo.detail, "the cached photo has its detail")
      try demand(cached.fetchedAt != nil, "the cached photo has the time of the fetch")
    }
  }

  /// An id for which the repository's source has no photo.
  fileprivate var unknownID: Photo.ID {
    get async throws {
      let photos = try await repository.photos(in: feed, page: PageRequest(size: 1)).items
      return Photo.ID(source: photos.first?.id.source ?? .demo, value: "no-such-photo")
    }
  }

  fileprivate func ids(ofPages numbers: ClosedRange<Int>, size: Int) async throws -> [Photo.ID] {
    var ids: [Photo.ID] = []
    for number in numbers {
      ids += try await repository.photos(in: feed, page: PageRequest(number: number, size: size)).items.map(\.id)
    }
    return ids
  }

  fileprivate func demandUnsupported(_ feed: PhotoFeed) async throws {
    do {
      _ = try await repository.photos(in: feed, page: PageRequest())
    } catch .unsupported {
      return
    }
    throw ContractViolation("a request for an unsupported feed fails with `unsupported`")
  }
}
