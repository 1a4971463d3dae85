public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every `LikesRepository` promises, one promise a case.
///
///     @Test(arguments: LikesRepositoryContract.allCases)
///     func keepsItsPromises(promise: LikesRepositoryContract) async throws {
///       try await promise.check { try SQLiteLikesRepository(…) }
///     }
public enum LikesRepositoryContract: CaseIterable, Sendable {
  case aLikeIsThereWhenTheCallReturns
  case likingTwiceIsLikingOnce
  case theNewestComesFirst
  case unlikingWhatIsNotLikedChangesNothing
  case aPhotoIsKeptWhole
  case theLimitHolds
  case observersGetTheStateFirst
  case observersSeeEveryChange
  case idsFollowTheLikes
  case aCancelledObserverIsLetGo
  case likingAtTheSameTimeIsLikingOnce
  case randomProgramsFollowTheRules

  /// - Parameter makeRepository: makes a new one without likes, whenever it is called.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ makeRepository: @Sendable () async throws -> any LikesRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .aLikeIsThereWhenTheCallReturns: try await checkALikeIsThere(repository)
    case .likingTwiceIsLikingOnce: try await checkLikingTwice(repository)
    case .theNewestComesFirst: try await checkTheNewestComesFirst(repository)
    case .unlikingWhatIsNotLikedChangesNothing: try await checkUnlikingTheUnknown(repository)
    case .aPhotoIsKeptWhole: try await checkAPhotoIsKeptWhole(repository)
    case .theLimitHolds: try await checkTheLimitHolds(repository)
    case .observersGetTheStateFirst: try await checkObserversGetTheStateFirst(repository)
    case .observersSeeEveryChange: try await checkObserversSeeEveryChange(repository)
    case .idsFollowTheLikes: try await checkIDsFollowTheLikes(repository)
    case .aCancelledObserverIsLetGo: try await checkACancelledObserverIsLetGo(repository)
    case .likingAtTheSameTimeIsLikingOnce: try await checkLikingAtTheSameTime(repository)
    case .randomProgramsFollowTheRules: try await checkRandomPrograms(makeRepository)
    }
  }
}

private func checkALikeIsThere(_ repository: any LikesRepository) async throws {
  try demandEqual(try await current(repository), [], "a new store has no likes")
  let changed = try await repository.like(.fixture("a"))
  try demand(changed, "a first like changes something")
  try demandEqual(try await current(repository), ["a"], "a like is there when the call returns")
  let changedBack = try await repository.unlike(Photo.fixture("a").id)
  try demand(changedBack, "removing a like changes something")
  try demandEqual(try await current(repository), [], "a removed like is gone when the call returns")
}

private func checkLikingTwice(_ repository: any LikesRepository) async throws {
  try await like(["a", "b"], in: repository)
  let changed = try await repository.like(.fixture("a"))
  try demand(!changed, "liking a liked photo changes nothing")
  try demandEqual(try await current(repository), ["b", "a"], "a photo liked again keeps its place")
  let other = try await repository.like(.fixture("a", source: .picsum))
  try demand(other, "the same id of another source is another photo")
}

private func checkTheNewestComesFirst(_ repository: any LikesRepository) async throws {
  try await like(["c", "a", "b"], in: repository)
  try demandEqual(try await current(repository), ["b", "a", "c"], "the newest like comes first")
  try await repository.unlike(Photo.fixture("c").id)
  try await repository.like(.fixture("c"))
  try demandEqual(try await current(repository), ["c", "b", "a"], "a photo liked anew comes first")
  let dates = try await firstState(of: repository.likes(limit: nil)).map(\.likedAt)
  try demand(zip(dates, dates.dropFirst()).allSatisfy { $0 >= $1 }, "the dates agree with the order")
}

private func checkUnlikingTheUnknown(_ repository: any LikesRepository) async throws {
  try await like(["a"], in: repository)
  let changed = try await repository.unlike(Photo.fixture("b").id)
  try demand(!changed, "removing a like that is not there changes nothing, and is no error")
  try demandEqual(try await current(repository), ["a"], "the other likes stay")
}

private func checkAPhotoIsKeptWhole(_ repository: any LikesRepository) async throws {
  let photo = Photo.fixtureWithEverything()
  try await repository.like(photo)
  let stored = try await firstState(of: repository.likes(limit: nil)).first?.photo
  try demandEqual(stored, photo, "a liked photo is stored with all that is known of it")
}

private func checkTheLimitHolds(_ repository: any LikesRepository) async throws {
  try await like(["a", "b", "c"], in: repository)
  for limit in 0...4 {
    let ids = try await firstState(of: repository.likes(limit: limit)).map(\.id.value)
    try demandEqual(ids, Array(["c", "b", "a"].prefix(limit)), "the newest \(limit) likes are given")
  }
}

private func checkObserversGetTheStateFirst(_ repository: any LikesRepository) async throws {
  try await like(["a", "b"], in: repository)
  let likes = try await firstState(of: repository.likes(limit: nil)).map(\.id.value)
  try demandEqual(likes, ["b", "a"], "an observer of the likes gets the state first")
  let ids = try await firstState(of: repository.likedIDs()).map(\.value)
  try demandEqual(Set(ids), ["a", "b"], "an observer of the ids gets the state first")
}

private func checkObserversSeeEveryChange(_ repository: any LikesRepository) async throws {
  let one = StreamObserver(repository.likes(limit: nil))
  let other = StreamObserver(repository.likes(limit: nil))
  let newest = StreamObserver(repository.likes(limit: 1))
  let steps: [(like: Bool, id: String, state: [String])] = [
    (true, "a", ["a"]), (true, "b", ["b", "a"]), (false, "a", ["b"]), (false, "b", []), (true, "b", ["b"]),
  ]
  for step in steps {
    if step.like {
      try await repository.like(.fixture(step.id))
    } else {
      try await repository.unlike(Photo.fixture(step.id).id)
    }
    for observer in [one, other] {
      try await observer.wait("every observer gets \(step.state)") { $0.map(\.id.value) == step.state }
    }
    try await newest.wait("an observer with a limit gets the newest of \(step.state)") {
      $0.map(\.id.value) == Array(step.state.prefix(1))
    }
  }
}

private func checkIDsFollowTheLikes(_ repository: any LikesRepository) async throws {
  let ids = StreamObserver(repository.likedIDs())
  try await ids.wait("there is nothing at first") { $0.isEmpty }
  try await repository.like(.fixture("a"))
  try await ids.wait("a like reaches the observer") { $0 == [Photo.fixture("a").id] }
  try await repository.like(.fixture("b"))
  try await ids.wait("a second like reaches the observer") { $0.count == 2 }
  try await repository.unlike(Photo.fixture("a").id)
  try await ids.wait("a removed like reaches the observer") { $0 == [Photo.fixture("b").id] }
}

private func checkACancelledObserverIsLetGo(_ repository: any LikesRepository) async throws {
  let stream = repository.likes(limit: nil)
  let observer = Task {
    do {
      for try await _ in stream {}
    } catch {
      // A store may end the stream with an error or without one.
    }
  }
  observer.cancel()
  try await withDeadline("a cancelled observer comes to its end") { await observer.value }
  try await like(["a"], in: repository)
  try demandEqual(try await current(repository), ["a"], "a cancelled observer disturbs no other")
}

private func checkLikingAtTheSameTime(_ repository: any LikesRepository) async throws {
  let changes = try await withThrowingTaskGroup(of: Bool.self) { group in
    for _ in 1...8 {
      group.addTask { try await repository.like(.fixture("a")) }
    }
    return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
  }
  try demandEqual(changes, 1, "of many likes of a photo at the same time, one changes something")
  try demandEqual(try await current(repository), ["a"], "of many likes of a photo at the same time, one is stored")
}

private func checkRandomPrograms(_ makeRepository: @Sendable () async throws -> any LikesRepository) async throws {
  for seed in UInt64(1)...10 {
    var random = SeededGenerator(seed: seed)
    let repository = try await makeRepository()
    var model = Likes()
    for step in 1...40 {
      let photo = Photo.fixture("p\(Int.random(in: 1...6, using: &random))")
      let isLike = Bool.random(using: &random)
      let expected = isLike ? model.like(photo, at: Date(timeIntervalSince1970: 0)) : model.unlike(photo.id)
      let changed = isLike ? try await repository.like(photo) : try await repository.unlike(photo.id)
      let place = "seed \(seed), step \(step), \(isLike ? "like" : "unlike") \(photo.id)"
      try demandEqual(changed, expected, "the answer is the rules' (\(place))")
      let stored = try await current(repository)
      try demandEqual(stored, model.newestFirst.map(\.id.value), "the likes are the rules' (\(place))")
    }
  }
}

private func like(_ ids: [String], in repository: any LikesRepository) async throws {
  for id in ids { try await repository.like(.fixture(id)) }
}

private func current(_ repository: any LikesRepository) async throws -> [String] {
  try await firstState(of: repository.likes(limit: nil)).map(\.id.value)
}
