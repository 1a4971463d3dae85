public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every `PhotoStatisticsRepository` promises, one promise a case.
public enum PhotoStatisticsRepositoryContract: CaseIterable, Sendable {
  case thereAreAsManyDaysAsWereAskedFor
  case daysFollowEachOther
  case nothingIsBelowZero
  case tooManyDaysAreAsManyAsThereMayBe
  case anUnknownPhotoIsNotFound
  case whatIsKeptIsWhatTheSourceGave

  /// - Parameters:
  ///   - repository: has the last 30 days of each photo that it has.
  ///   - photo: one of those.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ repository: any PhotoStatisticsRepository, photo: Photo.ID) async throws {
    let statistics = try await repository.statistics(of: photo, days: 7)
    let histories = [statistics.views, statistics.downloads]
    switch self {
    case .thereAreAsManyDaysAsWereAskedFor:
      try demandEqual(histories.map(\.days.count), [7, 7], "there are as many days as were asked for")
      let day = try await repository.statistics(of: photo, days: 1)
      try demandEqual([day.views.days.count, day.downloads.days.count], [1, 1], "a single day may be asked for")
    case .daysFollowEachOther:
      for days in histories.map(\.days) {
        let isInOrder = zip(days, days.dropFirst()).allSatisfy { $0.date.addingTimeInterval(86_400) == $1.date }
        try demand(isInOrder, "the oldest day is the first, and none is left out")
      }
    case .nothingIsBelowZero:
      let isCounted = histories.allSatisfy { $0.total >= 0 && $0.days.allSatisfy { $0.count >= 0 } }
      try demand(isCounted, "nothing is counted below zero")
    case .tooManyDaysAreAsManyAsThereMayBe:
      let most = try await repository.statistics(of: photo, days: PhotoStatistics.allowedDays.upperBound)
      let more = try await repository.statistics(of: photo, days: 1_000)
      try demandEqual(more, most, "days are brought into what is allowed")
    case .anUnknownPhotoIsNotFound:
      try await demandFailure(.notFound, "an unknown photo is not found") { () throws(RepositoryError) in
        _ = try await repository.statistics(of: Photo.ID(source: photo.source, value: "no-such-photo"), days: 7)
      }
    case .whatIsKeptIsWhatTheSourceGave:
      // Whoever keeps nothing keeps this promise, too.
      let most = try await repository.statistics(of: photo, days: PhotoStatistics.allowedDays.upperBound)
      guard let cached = try await repository.cachedStatistics(of: photo) else { return }
      try demandEqual(cached.value, most, "the statistics are cached as the source gave them")
      try demand(cached.fetchedAt != nil, "the statistics are cached with their age")
    }
  }
}
