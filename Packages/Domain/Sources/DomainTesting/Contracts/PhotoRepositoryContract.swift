public import Domain

/// What every `PhotoRepository` promises, one promise a case.
///
///     @Test(arguments: PhotoRepositoryContract.allCases)
///     func keepsItsPromises(promise: PhotoRepositoryContract) async throws {
///       try await promise.check(.init(repository: repository, feed: .editorial, query: query, topic: "alps"))
///     }
public enum PhotoRepositoryContract: CaseIterable, Sendable {
  case pagesFollowEachOther
  case pagesAreFull
  case theSamePageIsTheSame
  case theEndIsKnown
  case aListedPhotoCanBeOpened
  case anUnknownPhotoIsNotFound
  case aSearchFindsPhotos
  case aTopicHasPhotos
  case anUnknownTopicIsNotFound
  case aCancelledRequestIsNoFailure
  case whatIsKeptIsWhatTheSourceGave
  case nothingIsKeptThatNobodyAskedFor

  /// The repository, and what it is known to hold.
  public struct Subject: Sendable {
    public var repository: any PhotoRepository
    /// A feed with an end, and at least 20 photos.
    public var feed: PhotoFeed
    /// Finds at least one photo; `nil` where the source cannot search.
    public var query: SearchQuery?
    /// Has at least one photo; `nil` where the source has no topics.
    public var topic: Topic.Slug?

    public init(repository: any PhotoRepository, feed: PhotoFeed, query: SearchQuery?, topic: Topic.Slug?) {
      self.repository = repository
      self.feed = feed
      self.query = query
      self.topic = topic
    }
  }

  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ subject: Subject) async throws {
    switch self {
    case .pagesFollowEachOther: try await subject.checkPagesFollowEachOther()
    case .pagesAreFull: try await subject.checkPagesAreFull()
    case .theSamePageIsTheSame: try await subject.checkTheSamePageIsTheSame()
    case .theEndIsKnown: try await subject.checkTheEndIsKnown()
    case .aListedPhotoCanBeOpened: try await subject.checkAListedPhotoCanBeOpened()
    case .anUnknownPhotoIsNotFound: try await subject.checkAnUnknownPhotoIsNotFound()
    case .aSearchFindsPhotos: try await subject.checkASearchFindsPhotos()
    case .aTopicHasPhotos: try await subject.checkATopicHasPhotos()
    case .anUnknownTopicIsNotFound: try await subject.checkAnUnknownTopicIsNotFound()
    case .aCancelledRequestIsNoFailure: try await subject.checkACancelledRequestIsNoFailure()
    case .whatIsKeptIsWhatTheSourceGave: try await subject.checkWhatIsKept()
    case .nothingIsKeptThatNobodyAskedFor: try await subject.checkNothingIsMadeUp()
    }
  }
}

extension PhotoRepositoryContract.Subject {
  fileprivate func checkPagesFollowEachOther() async throws {
    let small = try await ids(ofPages: 1...4, size: 5)
    let large = try await ids(ofPages: 1...2, size: 10)
    try demandEqual(Set(small).count, small.count, "no photo is on two pages")
    try demandEqual(small, large, "the order does not depend on the page size")
  }

  fileprivate func checkPagesAreFull() async throws {
    for size in [1, 7, 20] {
      let page = try await repository.photos(in: feed, page: PageRequest(size: size))
      try demandEqual(page.items.count, size, "a page that is not the last one has as many photos as were requested")
    }
  }

  fileprivate func checkTheSamePageIsTheSame() async throws {
    let first = try await ids(ofPages: 2...2, size: 6)
    let again = try await ids(ofPages: 2...2, size: 6)
    try demandEqual(again, first, "a page fetched again is the same page")
  }

  fileprivate func checkTheEndIsKnown() async throws {
    var seen: [Photo.ID] = []
    var total: Int?
    var request = PageRequest(size: 30)
    while true {
      let page = try await repository.photos(in: feed, page: request)
      seen += page.items.map(\.id)
      total = page.total ?? total
      request = request.next
      guard page.hasNext, !page.items.isEmpty else { break }
      try demand(request.number < 1000, "a feed with an end comes to it")
    }
    try demandEqual(Set(seen).count, seen.count, "no photo is on two pages")
    if let total { try demandEqual(seen.count, total, "as many photos come as the total says") }
    let behind = try await repository.photos(in: feed, page: request)
    try demand(
      behind.items.isEmpty && !behind.hasNext, "behind the last page there is an empty one, and nothing behind it")
  }

  fileprivate func checkAListedPhotoCanBeOpened() async throws {
    for listed in try await repository.photos(in: feed, page: PageRequest(size: 3)).items {
      let opened = try await repository.photo(listed.id)
      try demandEqual(opened.id, listed.id, "a photo keeps its id")
      try demandEqual(opened.size, listed.size, "a photo keeps its size")
      try demandEqual(opened.author.id, listed.author.id, "a photo keeps its author")
      try demand(opened.detail != nil, "a single photo has its detail")
    }
  }

  fileprivate func checkAnUnknownPhotoIsNotFound() async throws {
    let source = try await repository.photos(in: feed, page: PageRequest(size: 1)).items.first?.id.source ?? .demo
    try await demandFailure(.notFound, "an unknown photo is not found") { () throws(RepositoryError) in
      _ = try await repository.photo(Photo.ID(source: source, value: "no-such-photo"))
    }
  }

  fileprivate func checkASearchFindsPhotos() async throws {
    guard let query else {
      guard let any = SearchQuery("anything") else { return }
      return try await demandUnsupported(.search(any))
    }
    let page = try await repository.photos(in: .search(query), page: PageRequest(size: 5))
    try demand(!page.items.isEmpty, "the search \(query.text) finds photos")
    if let nonsense = SearchQuery("zxqj vwkp zzyx") {
      let none = try await repository.photos(in: .search(nonsense), page: PageRequest(size: 5))
      try demandEqual(none.items.map(\.id), [], "a search for what nobody described finds nothing")
      try demand(!none.hasNext, "a search that finds nothing ends")
    }
  }

  fileprivate func checkATopicHasPhotos() async throws {
    guard let topic else { return try await demandUnsupported(.topic("anything")) }
    let page = try await repository.photos(in: .topic(topic), page: PageRequest(size: 5))
    try demand(!page.items.isEmpty, "the topic \(topic) has photos")
  }

  fileprivate func checkAnUnknownTopicIsNotFound() async throws {
    guard topic != nil else { return }
    try await demandFailure(.notFound, "an unknown topic is not found") { () throws(RepositoryError) in
      _ = try await repository.photos(in: .topic("no-such-topic"), page: PageRequest())
    }
  }

  /// A cancelled call returns a result that was there already, or throws `cancelled`; never another error.
  fileprivate func checkACancelledRequestIsNoFailure() async throws {
    let repository = repository
    let feed = feed
    let request = Task { () -> RepositoryError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(RepositoryError) {
        _ = try await repository.photos(in: feed, page: PageRequest(number: 2))
        return nil
      } catch {
        return error
      }
    }
    if let failure = await request.value {
      try demandEqual(failure, .cancelled, "a cancelled request fails as cancelled")
    }
  }

  /// Whoever keeps nothing keeps these promises, too.
  fileprivate func checkWhatIsKept() async throws {
    for number in [1, 3] {
      let request = PageRequest(number: number, size: 6)
      let page = try await repository.photos(in: feed, page: request)
      guard let cached = try await repository.cachedPhotos(in: feed, page: request) else { continue }
      try demandEqual(cached.value.items.map(\.id), page.items.map(\.id), "a page is cached as the source gave it")
      try demandEqual(cached.value.hasNext, page.hasNext, "what is cached of a page says whether more follow")
      try demand(cached.fetchedAt != nil, "a page is cached with its age")
    }
    for listed in try await repository.photos(in: feed, page: PageRequest(size: 2)).items {
      let opened = try await repository.photo(listed.id)
      guard let cached = try await repository.cachedPhoto(listed.id) else { continue }
      try demandEqual(cached.value.detail, opened.detail, "a photo is cached with its detail")
      try demand(cached.fetchedAt != nil, "a detail is cached with its age")
    }
  }

  fileprivate func checkNothingIsMadeUp() async throws {
    let cached = try await repository.cachedPhotos(in: feed, page: PageRequest(number: 500, size: 30))
    try demand(cached?.value.items.isEmpty != false, "a page that nobody asked for is not cached")
    let source = try await repository.photos(in: feed, page: PageRequest(size: 1)).items.first?.id.source ?? .demo
    let photo = try await repository.cachedPhoto(Photo.ID(source: source, value: "no-such-photo"))
    try demand(photo == nil, "a photo that nobody has seen is not cached")
  }

  private func ids(ofPages numbers: ClosedRange<Int>, size: Int) async throws -> [Photo.ID] {
    var ids: [Photo.ID] = []
    for number in numbers {
      ids += try await repository.photos(in: feed, page: PageRequest(number: number, size: size)).items.map(\.id)
    }
    return ids
  }

  private func demandUnsupported(_ feed: PhotoFeed) async throws {
    do {
      _ = try await repository.photos(in: feed, page: PageRequest())
    } catch .unsupported {
      return
    }
    throw ContractViolation("what the source cannot do is unsupported")
  }
}
