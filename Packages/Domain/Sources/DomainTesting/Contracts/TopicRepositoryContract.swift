public import Domain

/// The contract of `TopicRepository`: each case is a requirement for every implementation.
public enum TopicRepositoryContract: CaseIterable, Sendable {
  case topicsAreDistinct
  case topicsHaveTitles
  case orderIsStable
  case everyTopicIsAFeed
  case cacheHoldsFetchedTopics

  /// Checks the requirement.
  ///
  /// - Parameters:
  ///   - repository: a repository with at least one topic.
  ///   - photos: a repository with the photos of the same source.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ repository: any TopicRepository, photos: any PhotoRepository) async throws {
    let topics = try await repository.topics()
    try demand(!topics.isEmpty, "there are topics")
    switch self {
    case .topicsAreDistinct:
      try demandEqual(Set(topics.map(\.id)).count, topics.count, "ids are unique")
      try demandEqual(Set(topics.map(\.slug)).count, topics.count, "slugs are unique")
    case .topicsHaveTitles:
      try demand(topics.allSatisfy { !$0.title.isEmpty && !$0.slug.rawValue.isEmpty }, "a topic has a title and a slug")
    case .orderIsStable:
      let again = try await repository.topics()
      try demandEqual(again.map(\.id), topics.map(\.id), "a second request returns the topics in the same order")
    case .everyTopicIsAFeed:
      for topic in topics {
        _ = try await photos.photos(in: .topic(topic.slug), page: PageRequest(size: 1))
      }
    case .cacheHoldsFetchedTopics:
      // A repository without a cache also meets this requirement.
      guard let cached = try await repository.cachedTopics() else { return }
      try demandEqual(cached.value.map(\.id), topics.map(\.id), "the cached topics equal the fetched topics")
      try demand(cached.fetchedAt != nil, "cached topics have the time of their fetch")
    }
  }
}
