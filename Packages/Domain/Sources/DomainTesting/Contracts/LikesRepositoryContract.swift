public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contract of `LikesRepository`: each case is a requirement for every implementation.
///
///     @Test("The repository meets the contract", arguments: LikesRepositoryContract.allCases)
///     func meetsContract(requirement: LikesRepositoryContract) async throws {
///       try await requirement.check { try SQLiteLikesRepository(…) }
///     }
public enum LikesRepositoryContract: CaseIterable, Sendable {
  case likeIsStoredOnReturn
  case likingTwiceChangesNothing
  case unicodeFormsAreOneID
  case newestLikeIsFirst
  case unlikingTwiceChangesNothing
  case restoredLikeHasItsOldPlace
  case restoringALikedPhotoChangesNothing
  case wholePhotoIsStored
  case limitIsObeyed
  case observersReceiveTheCurrentState
  case observersSeeEveryChange
  case observersSeeEveryChangeOfIDs
  case cancelledObserverEnds
  case concurrentLikesAreOneLike
  case randomProgramsFollowTheRules

  /// Checks the requirement.
  ///
  /// - Parameter makeRepository: creates a repository without likes at each call.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ makeRepository: @Sendable () async throws -> any LikesRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .likeIsStoredOnReturn:
      try demandEqual(try await current(repository), [], "a new repository has no likes")
      let changed = try await repository.like(.fixture("a"))
      try demand(changed, "`like` returns true for a photo that is not liked")
      try demandEqual(try await current(repository), ["a"], "the like is stored when `like` returns")
      let removed = try await repository.unlike(Photo.fixture("a").id)
      try demandEqual(removed?.photo, .fixture("a"), "`unlike` returns the removed like")
      try demandEqual(try await current(repository), [], "the like is removed when `unlike` returns")

    case .likingTwiceChangesNothing:
      try await like(["a", "b"], in: repository)
      let changed = try await repository.like(.fixture("a"))
      try demand(!changed, "liking a liked photo changes nothing")
      try demandEqual(try await current(repository), ["b", "a"], "liking a photo again does not move it")
      let other = try await repository.like(.fixture("a", source: .picsum))
      try demand(other, "photos of different sources with the same id are different photos")

    case .unicodeFormsAreOneID:
      try await repository.like(.fixture("caf\u{E9}"))
      let changed = try await repository.like(.fixture("cafe\u{301}"))
      try demand(!changed, "two Unicode forms of an id identify the same photo")
      let removed = try await repository.unlike(Photo.fixture("cafe\u{301}").id)
      try demand(removed != nil, "a like can be removed by another Unicode form of the id")

    case .newestLikeIsFirst:
      try await like(["c", "a", "b"], in: repository)
      try demandEqual(try await current(repository), ["b", "a", "c"], "the newest like is first")
      try await repository.unlike(Photo.fixture("c").id)
      try await repository.like(.fixture("c"))
      try demandEqual(
        try await current(repository), ["c", "b", "a"], "a photo that was unliked and liked again is first")
      let dates = try await firstState(of: repository.likes(limit: nil)).map(\.likedAt)
      try demand(zip(dates, dates.dropFirst()).allSatisfy { $0 >= $1 }, "the likes are sorted by date, newest first")

    case .unlikingTwiceChangesNothing:
      try await like(["a"], in: repository)
      let changed = try await repository.unlike(Photo.fixture("b").id)
      try demandEqual(changed, nil, "unliking a photo that is not liked changes nothing and does not fail")
      try demandEqual(try await current(repository), ["a"], "the other likes stay in the list")

    case .restoredLikeHasItsOldPlace:
      try await like(["a", "b", "c"], in: repository)
      let before = try await firstState(of: repository.likes(limit: nil))
      // Restores the likes in reverse order: of several likes with the same date, the last restored like comes first.
      for ids in [["c"], ["c", "b"], ["c", "b", "a"]] {
        var removed: [LikedPhoto] = []
        for id in ids { removed += [try await repository.unlike(Photo.fixture(id).id)].compactMap { $0 } }
        for like in removed.reversed() {
          let changed = try await repository.restore(like)
          try demand(changed, "`restore` returns true for a photo that is not liked")
        }
        let after = try await firstState(of: repository.likes(limit: nil))
        try demandEqual(after, before, "restored likes have their original dates and positions")
      }

    case .restoringALikedPhotoChangesNothing:
      try await like(["a"], in: repository)
      let removed = try await repository.unlike(Photo.fixture("a").id)
      try await like(["a", "b"], in: repository)
      let before = try await firstState(of: repository.likes(limit: nil))
      if let removed {
        let changed = try await repository.restore(removed)
        try demand(!changed, "restoring the like of a liked photo changes nothing")
      }
      try demandEqual(
        try await firstState(of: repository.likes(limit: nil)), before, "the current like of the photo is unchanged")

    case .wholePhotoIsStored:
      let photo = Photo.fixtureWithEverything()
      try await repository.like(photo)
      let stored = try await firstState(of: repository.likes(limit: nil)).first?.photo
      try demandEqual(stored, photo, "every field of a liked photo is stored")

    case .limitIsObeyed:
      try await like(["a", "b", "c"], in: repository)
      for limit in 0...4 {
        let ids = try await firstState(of: repository.likes(limit: limit)).map(\.id.value)
        try demandEqual(ids, Array(["c", "b", "a"].prefix(limit)), "an observer receives the newest \(limit) likes")
      }

    case .observersReceiveTheCurrentState:
      try await like(["a", "b"], in: repository)
      let likes = try await firstState(of: repository.likes(limit: nil)).map(\.id.value)
      try demandEqual(likes, ["b", "a"], "an observer of the likes receives the current state first")
      let ids = try await firstState(of: repository.likedIDs()).map(\.value)
      try demandEqual(Set(ids), ["a", "b"], "an observer of the ids receives the current state first")

    case .observersSeeEveryChange:
      let observers = [StreamObserver(repository.likes(limit: nil)), StreamObserver(repository.likes(limit: nil))]
      let newest = StreamObserver(repository.likes(limit: 1))
      let steps: [(isLike: Bool, id: String, state: [String])] = [
        (true, "a", ["a"]), (true, "b", ["b", "a"]), (false, "a", ["b"]), (false, "b", []), (true, "b", ["b"]),
      ]
      for step in steps {
        if step.isLike {
          try await repository.like(.fixture(step.id))
        } else {
          try await repository.unlike(Photo.fixture(step.id).id)
        }
        for observer in observers {
          try await observer.wait("every observer receives \(step.state)") { $0.map(\.id.value) == step.state }
        }
        try await newest.wait("an observer with a limit of 1 receives the newest like of \(step.state)") {
          $0.map(\.id.value) == Array(step.state.prefix(1))
        }
      }

    case .observersSeeEveryChangeOfIDs:
      let ids = StreamObserver(repository.likedIDs())
      try await ids.wait("an observer receives the empty set first") { $0.isEmpty }
      try await repository.like(.fixture("a"))
      try await ids.wait("an observer receives the first id") { $0 == [Photo.fixture("a").id] }
      try await repository.like(.fixture("b"))
      try await ids.wait("an observer receives the second id") { $0.count == 2 }
      try await repository.unlike(Photo.fixture("a").id)
      try await ids.wait("an observer receives the set without a removed id") { $0 == [Photo.fixture("b").id] }

    case .cancelledObserverEnds:
      try await demandEndAfterCancellation(of: repository.likes(limit: nil))
      try await like(["a"], in: repository)
      try demandEqual(try await current(repository), ["a"], "a canceled observer does not affect later observers")

    case .concurrentLikesAreOneLike:
      let changes = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 1...8 {
          group.addTask { try await repository.like(.fixture("a")) }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      try demandEqual(changes, 1, "exactly one of several concurrent likes of a photo returns true")
      try demandEqual(try await current(repository), ["a"], "several concurrent likes of a photo are stored as one")

    case .randomProgramsFollowTheRules:
      for seed in SeededGenerator.seeds.prefix(10) {
        try await Self.checkRandomProgram(try await makeRepository(), seed: seed)
      }
    }
  }

  private static func checkRandomProgram(_ repository: any LikesRepository, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var rules = Likes()
    var removed: [LikedPhoto] = []
    for step in 1...60 {
      let photo = Photo.fixture("p\(Int.random(in: 1...6, using: &random))")
      let place = "seed \(seed), step \(step), \(photo.id)"
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        let changed = try await repository.like(photo)
        let date = try await firstState(of: repository.likes(limit: 1)).first?.likedAt ?? .distantPast
        try demandEqual(changed, rules.like(photo, at: date), "`like` returns the same as `Likes.like` (\(place))")
      case 1:
        let like = try await repository.unlike(photo.id)
        try demandEqual(like, rules.unlike(photo.id), "`unlike` returns the same as `Likes.unlike` (\(place))")
        if let like { removed.append(like) }
      default:
        guard let like = removed.popLast() else { continue }
        let changed = try await repository.restore(like)
        try demandEqual(changed, rules.restore(like), "`restore` returns the same as `Likes.restore` (\(place))")
      }
      let stored = try await firstState(of: repository.likes(limit: nil))
      try demandEqual(stored, rules.newestFirst, "the stored likes equal those of `Likes` (\(place))")
    }
  }
}

private func like(_ ids: [String], in repository: any LikesRepository) async throws {
  for id in ids { try await repository.like(.fixture(id)) }
}

private func current(_ repository: any LikesRepository) async throws -> [String] {
  try await firstState(of: repository.likes(limit: nil)).map(\.id.value)
}
