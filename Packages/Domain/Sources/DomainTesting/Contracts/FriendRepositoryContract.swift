public import Domain

/// What every `FriendRepository` promises, one promise a case.
public enum FriendRepositoryContract: CaseIterable, Sendable {
  case aFriendIsThereWhenTheCallReturns
  case theSameNameIsTheSameFriend
  case everySpeciesIsKept
  case observersSeeEveryChange
  case addingAtTheSameTimeLosesNothing
  case randomProgramsFollowTheRules

  /// - Parameter makeRepository: makes a new one without friends, whenever it is called.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ makeRepository: @Sendable () async throws -> any FriendRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .aFriendIsThereWhenTheCallReturns: try await checkAFriendIsThere(repository)
    case .theSameNameIsTheSameFriend: try await checkTheSameName(repository)
    case .everySpeciesIsKept: try await checkEverySpecies(repository)
    case .observersSeeEveryChange: try await checkObservers(repository)
    case .addingAtTheSameTimeLosesNothing: try await checkAddingAtTheSameTime(repository)
    case .randomProgramsFollowTheRules: try await checkRandomPrograms(makeRepository)
    }
  }
}

private func checkAFriendIsThere(_ repository: any FriendRepository) async throws {
  try demandEqual(try await current(repository), [], "a new store has no friends")
  let friend = try await repository.add(.fixture("Kim", "Mong", .cat))
  try demandEqual(friend, Friend(person: Person(name: "Kim"), pets: [Cat(name: "Mong")]), "the answer is the friend")
  try demandEqual(try await current(repository), [friend], "a friend is there when the call returns")
}

private func checkTheSameName(_ repository: any FriendRepository) async throws {
  var rules = Friends()
  // In other case, with blanks, and taken apart into a letter and its accent.
  for name in ["José", "Kim", "JOSÉ", " kim ", "Jose\u{301}", "Jose"] {
    let new = NewPet.fixture(name, "Bo", .dog)
    let friend = try await repository.add(new)
    try demandEqual(friend, rules.add(new), "the friend of “\(name)” is the rules'")
  }
  try demandEqual(try await current(repository), rules.all, "friends of the same name are one")
}

private func checkEverySpecies(_ repository: any FriendRepository) async throws {
  for species in Species.allCases { try await repository.add(.fixture("Kim", species.rawValue, species)) }
  let stored = try await current(repository).first?.pets.map(\.species)
  try demandEqual(stored, Species.allCases.reversed(), "the newest pet is on top, and every species is stored")
}

private func checkObservers(_ repository: any FriendRepository) async throws {
  let friends = StreamObserver(repository.friends())
  try await friends.wait("there are no friends at first") { $0.isEmpty }
  try await repository.add(.fixture("Kim", "Mong", .cat))
  try await friends.wait("a new friend reaches the observer") { $0.map(\.pets.count) == [1] }
  try await repository.add(.fixture("Kim", "Bo", .dog))
  try await friends.wait("a new pet reaches the observer") { $0.map(\.pets.count) == [2] }
}

private func checkAddingAtTheSameTime(_ repository: any FriendRepository) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for number in 1...8 {
      group.addTask { _ = try await repository.add(.fixture("Kim", "Pet \(number)", .dog)) }
    }
    try await group.waitForAll()
  }
  let friends = try await current(repository)
  try demandEqual(friends.map(\.pets.count), [8], "of many pets added at the same time, none is lost")
}

private func checkRandomPrograms(_ makeRepository: @Sendable () async throws -> any FriendRepository) async throws {
  for seed in UInt64(1)...10 {
    var random = SeededGenerator(seed: seed)
    let repository = try await makeRepository()
    var rules = Friends()
    for step in 1...20 {
      let name = ["Kim", "kim", "Ada", "ADA ", "이", "박"].randomElement(using: &random) ?? "Kim"
      let species = Species.allCases.randomElement(using: &random) ?? .first
      let new = NewPet.fixture(name, "Pet \(step)", species)
      try await repository.add(new)
      rules.add(new)
      try demandEqual(
        try await current(repository), rules.all, "the friends are the rules' (seed \(seed), step \(step))")
    }
  }
}

private func current(_ repository: any FriendRepository) async throws -> [Friend] {
  try await firstState(of: repository.friends())
}
