public import Domain

/// What every `TopicRepository` promises, one promise a case.
public enum TopicRepositoryContract: CaseIterable, Sendable {
  case topicsAreDistinct
  case topicsHaveTitles
  case theOrderIsTheSame
  case everyTopicIsAFeed
  case whatIsKeptIsWhatTheSourceGave

  /// - Parameters:
  ///   - repository: has at least one topic.
  ///   - photos: the photos of the same source.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ repository: any TopicRepository, photos: any PhotoRepository) async throws {
    let topics = try await repository.topics()
    try demand(!topics.isEmpty, "there are topics")
    switch self {
    case .topicsAreDistinct:
      try demandEqual(Set(topics.map(\.id)).count, topics.count, "no id is used twice")
      try demandEqual(Set(topics.map(\.slug)).count, topics.count, "no slug is used twice")
    case .topicsHaveTitles:
      try demand(topics.allSatisfy { !$0.title.isEmpty && !$0.slug.rawValue.isEmpty }, "a topic has a title and a slug")
    case .theOrderIsTheSame:
      let again = try await repository.topics()
      try demandEqual(again.map(\.id), topics.map(\.id), "the order is the source's")
    case .everyTopicIsAFeed:
      for topic in topics {
        _ = try await photos.photos(in: .topic(topic.slug), page: PageRequest(size: 1))
      }
    case .whatIsKeptIsWhatTheSourceGave:
      // Whoever keeps nothing keeps this promise, too.
      guard let cached = try await repository.cachedTopics() else { return }
      try demandEqual(cached.value.map(\.id), topics.map(\.id), "the topics are cached as the source gave them")
      try demand(cached.fetchedAt != nil, "the topics are cached with their age")
    }
  }
}
