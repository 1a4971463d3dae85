public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contract of `PhotoStatisticsRepository`: each case is a requirement for every implementation.
public enum PhotoStatisticsRepositoryContract: CaseIterable, Sendable {
  case numberOfDaysIsAsRequested
  case daysAreConsecutive
  case countsAreNotNegative
  case numberOfDaysIsLimited
  case unknownPhotoIsNotFound
  case cacheHoldsFetchedStatistics

  /// Checks the requirement.
  ///
  /// - Parameters:
  ///   - repository: a repository with statistics of at least 30 days for each photo.
  ///   - photo: the id of a photo in the repository.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ repository: any PhotoStatisticsRepository, photo: Photo.ID) async throws {
    let statistics = try await repository.statistics(of: photo, days: 7)
    let histories = [statistics.views, statistics.downloads]
    switch self {
    case .numberOfDaysIsAsRequested:
      try demandEqual(histories.map(\.days.count), [7, 7], "a request for 7 days returns 7 days")
      let day = try await repository.statistics(of: photo, days: 1)
      try demandEqual(
        [day.views.days.count, day.downloads.days.count], [1, 1], "a request for one day returns one day")
    case .daysAreConsecutive:
      for days in histories.map(\.days) {
        let areConsecutive = zip(days, days.dropFirst()).allSatisfy { $0.date.addingTimeInterval(86_400) == $1.date }
        try demand(areConsecutive, "days are consecutive, oldest first")
      }
    case .countsAreNotNegative:
      let areCounts = histories.allSatisfy { $0.total >= 0 && $0.days.allSatisfy { $0.count >= 0 } }
      try demand(areCounts, "counts are not negative")
    case .numberOfDaysIsLimited:
      let most = try await repository.statistics(of: photo, days: PhotoStatistics.allowedDays.upperBound)
      let more = try await repository.statistics(of: photo, days: 1_000)
      try demandEqual(more, most, "a request for too many days returns the maximum number of days")
    case .unknownPhotoIsNotFound:
      try await demandFailure(.notFound, "an unknown photo is not found") { () throws(RepositoryError) in
        _ = try await repository.statistics(of: Photo.ID(source: photo.source, value: "no-such-photo"), days: 7)
      }
    case .cacheHoldsFetchedStatistics:
      // A repository without a cache also meets this requirement.
      let most = try await repository.statistics(of: photo, days: PhotoStatistics.allowedDays.upperBound)
      guard let cached = try await repository.cachedStatistics(of: photo) else { return }
      try demandEqual(cached.value, most, "the cached statistics equal the fetched statistics")
      try demand(cached.fetchedAt != nil, "cached statistics have the time of their fetch")
    }
  }
}
