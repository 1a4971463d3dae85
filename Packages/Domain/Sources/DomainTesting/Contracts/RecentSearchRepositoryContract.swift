public import Domain

/// The contract of `RecentSearchRepository`: each case is a requirement for every implementation.
public enum RecentSearchRepositoryContract: CaseIterable, Sendable {
  case searchIsStoredOnReturn
  case unicodeFormsAreOneSearch
  case observersSeeEveryChange
  case cancelledObserverEnds
  case randomProgramsFollowTheRules

  /// Checks the requirement.
  ///
  /// - Parameter makeRepository: creates a repository without searches at each call.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ makeRepository: @Sendable () async throws -> any RecentSearchRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .searchIsStoredOnReturn:
      try demandEqual(try await firstState(of: repository.searches()), [], "a new repository has no searches")
      try await repository.add(try query("red fox"))
      let stored = try await firstState(of: repository.searches())
      try demandEqual(stored, ["red fox"], "the search is stored when `add` returns")

    case .unicodeFormsAreOneSearch:
      try await repository.add(try query("caf\u{E9}"))
      try await repository.add(try query("cafe\u{301}"))
      let stored = try await firstState(of: repository.searches())
      try demandEqual(stored.count, 1, "two Unicode forms of a text are the same search")
      try await repository.remove("caf\u{E9}")
      let left = try await firstState(of: repository.searches())
      try demandEqual(left, [], "a search can be removed by another Unicode form of its text")

    case .observersSeeEveryChange:
      let observer = StreamObserver(repository.searches())
      try await observer.wait("an observer receives the empty list first") { $0.isEmpty }
      try await repository.add(try query("cat"))
      try await observer.wait("an observer receives a new search") { $0 == ["cat"] }
      try await repository.remove("CAT")
      try await observer.wait("an observer receives the list without a removed search") { $0.isEmpty }

    case .cancelledObserverEnds:
      try await demandEndAfterCancellation(of: repository.searches())

    case .randomProgramsFollowTheRules:
      for seed in SeededGenerator.seeds.prefix(10) {
        try await Self.checkRandomProgram(try await makeRepository(), seed: seed)
      }
    }
  }

  private static func checkRandomProgram(_ repository: any RecentSearchRepository, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var rules = RecentSearches()
    for step in 1...60 {
      let text = ["cat", "Cat", " a  dog ", "dog", "산", "Ünder"].randomElement(using: &random) ?? "cat"
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        rules.removeAll()
        try await repository.removeAll()
      case 1...4:
        rules.remove(text)
        try await repository.remove(text)
      case let kind:
        let query = try query(kind < 10 ? "\(text) \(Int.random(in: 1...30, using: &random))" : text)
        rules.add(query)
        try await repository.add(query)
      }
      let stored = try await firstState(of: repository.searches())
      let place = "seed \(seed), step \(step)"
      try demandEqual(stored, rules.newestFirst, "the stored searches equal those of `RecentSearches` (\(place))")
    }
  }
}

private func query(_ text: String) throws -> SearchQuery {
  guard let query = SearchQuery(text) else { throw ContractViolation("“\(text)” is a valid search") }
  return query
}
