public import Domain

/// The contract of `FriendRepository`: each case is a requirement for every implementation.
public enum FriendRepositoryContract: CaseIterable, Sendable {
  case petIsStoredOnReturn
  case sameNameIsSameFriend
  case everySpeciesIsStored
  case observersSeeEveryChange
  case concurrentAddsLoseNothing
  case randomProgramsFollowTheRules

  /// Checks the requirement.
  ///
  /// - Parameter makeRepository: creates a repository without friends at each call.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ makeRepository: @Sendable () async throws -> any FriendRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .petIsStoredOnReturn:
      try demandEqual(try await current(repository), [], "a new repository has no friends")
      let friend = try await repository.add(.fixture("Kim", "Mong", .cat))
      let expected = Friend(person: Person(name: "Kim"), pets: [Pet(name: "Mong", species: .cat)])
      try demandEqual(friend, expected, "`add` returns the friend with the pet")
      try demandEqual(try await current(repository), [friend], "the friend is stored when `add` returns")

    case .sameNameIsSameFriend:
      var rules = Friends()
      // Some names differ only in case, in spaces, or in the Unicode form of the accent.
      for name in ["José", "Kim", "JOSÉ", " kim ", "Jose\u{301}", "Jose"] {
        let new = NewPet.fixture(name, "Bo", .dog)
        let friend = try await repository.add(new)
        try demandEqual(friend, rules.add(new), "for “\(name)”, the repository returns the same friend as `Friends`")
      }
      try demandEqual(try await current(repository), rules.all, "friends with equal names are the same friend")

    case .everySpeciesIsStored:
      for species in Species.allCases { try await repository.add(.fixture("Kim", species.rawValue, species)) }
      let stored = try await current(repository).first?.pets.map(\.species)
      try demandEqual(stored, Species.allCases.reversed(), "pets of every species are stored, newest first")

    case .observersSeeEveryChange:
      let friends = StreamObserver(repository.friends())
      try await friends.wait("an observer receives the empty list first") { $0.isEmpty }
      try await repository.add(.fixture("Kim", "Mong", .cat))
      try await friends.wait("an observer receives a new friend") { $0.map(\.pets.count) == [1] }
      try await repository.add(.fixture("Kim", "Bo", .dog))
      try await friends.wait("an observer receives a new pet") { $0.map(\.pets.count) == [2] }

    case .concurrentAddsLoseNothing:
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...8 {
          group.addTask { _ = try await repository.add(.fixture("Kim", "Pet \(number)", .dog)) }
        }
        try await group.waitForAll()
      }
      try demandEqual(try await current(repository).map(\.pets.count), [8], "all pets added concurrently are stored")

    case .randomProgramsFollowTheRules:
      for seed in SeededGenerator.seeds.prefix(10) {
        try await Self.checkRandomProgram(try await makeRepository(), seed: seed)
      }
    }
  }

  private static func checkRandomProgram(_ repository: any FriendRepository, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var rules = Friends()
    for step in 1...20 {
      let name = ["Kim", "kim", "Ada", "ADA ", "이", "박"].randomElement(using: &random) ?? "Kim"
      let species = Species.allCases.randomElement(using: &random) ?? .first
      let new = NewPet.fixture(name, "Pet \(step)", species)
      try await repository.add(new)
      rules.add(new)
      try demandEqual(
        try await current(repository), rules.all,
        "the stored friends equal those of `Friends` (seed \(seed), step \(step))")
    }
  }
}

private func current(_ repository: any FriendRepository) async throws -> [Friend] {
  try await firstState(of: repository.friends())
}
