public import Domain

/// What every `RecentSearchRepository` promises, one promise a case.
public enum RecentSearchRepositoryContract: CaseIterable, Sendable {
  case aSearchIsThereWhenTheCallReturns
  case observersSeeEveryChange
  case aCancelledObserverIsLetGo
  case randomProgramsFollowTheRules

  /// - Parameter makeRepository: makes a new one without searches, whenever it is called.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ makeRepository: @Sendable () async throws -> any RecentSearchRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .aSearchIsThereWhenTheCallReturns: try await checkASearchIsThere(repository)
    case .observersSeeEveryChange: try await checkObserversSeeEveryChange(repository)
    case .aCancelledObserverIsLetGo: try await checkACancelledObserverIsLetGo(repository)
    case .randomProgramsFollowTheRules:
      for seed in SeededGenerator.seeds.prefix(10) {
        try await checkARandomProgram(try await makeRepository(), seed: seed)
      }
    }
  }
}

private func checkASearchIsThere(_ repository: any RecentSearchRepository) async throws {
  try demandEqual(try await firstState(of: repository.searches()), [], "a new store has no searches")
  try await repository.add(try query("red fox"))
  try demandEqual(
    try await firstState(of: repository.searches()), ["red fox"], "a search is there when the call returns")
}

private func checkObserversSeeEveryChange(_ repository: any RecentSearchRepository) async throws {
  let observer = StreamObserver(repository.searches())
  try await observer.wait("an observer is told the state") { $0.isEmpty }
  try await repository.add(try query("cat"))
  try await observer.wait("an observer sees a new search") { $0 == ["cat"] }
  try await repository.remove("CAT")
  try await observer.wait("an observer sees that one is gone") { $0.isEmpty }
}

private func checkACancelledObserverIsLetGo(_ repository: any RecentSearchRepository) async throws {
  let stream = repository.searches()
  let observer = Task { for try await _ in stream {} }
  observer.cancel()
  _ = try await withDeadline("a cancelled observer comes to its end") { await observer.result }
}

private func checkARandomProgram(_ repository: any RecentSearchRepository, seed: UInt64) async throws {
  var random = SeededGenerator(seed: seed)
  var rules = RecentSearches()
  for _ in 1...60 {
    let text = ["cat", "Cat", " a  dog ", "dog", "산", "Ünder"].randomElement(using: &random) ?? "cat"
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      rules.removeAll()
      try await repository.removeAll()
    case 1...4:
      rules.remove(text)
      try await repository.remove(text)
    case 5...9:
      let number = try query("\(text) \(Int.random(in: 1...30, using: &random))")
      rules.add(number)
      try await repository.add(number)
    default:
      rules.add(try query(text))
      try await repository.add(try query(text))
    }
    try demandEqual(
      try await firstState(of: repository.searches()), rules.newestFirst, "a store follows the rules (seed \(seed))")
  }
}

private func query(_ text: String) throws -> SearchQuery {
  guard let query = SearchQuery(text) else { throw ContractViolation("\(text) is a query") }
  return query
}
