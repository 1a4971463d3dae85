public import Domain
public import Reactive

/// A table with the daily views and downloads of a photo.
///
/// The photo's screen shows only the totals, because the numbers per day require an additional request for each photo.
public struct PhotoStatisticsViewModel: ViewModelType {
  public struct Input {
    /// Loads the statistics; each later event refetches them.
    public var load: Observable<Void>

    public init(load: Observable<Void> = .just(())) {
      self.load = load
    }
  }

  public struct Output {
    public let sheet: Driver<PhotoStatisticsSheet>
  }

  private let id: Photo.ID
  private let days: Int
  private let repository: any PhotoStatisticsRepository
  private let policy: FetchPolicy
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - id: The id of the photo.
  ///   - days: The number of days.
  ///   - repository: The statistics of the source.
  ///   - policy: Whether the cache or the source comes first.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    of id: Photo.ID, days: Int = PhotoStatistics.allowedDays.upperBound, repository: any PhotoStatisticsRepository,
    policy: FetchPolicy = .networkFirst,
    environment: ViewModelEnvironment
  ) {
    self.id = id
    self.days = days
    self.repository = repository
    self.policy = policy
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let sheets = input.load.flatMapLatest { loading().map(sheet).startWith(sheet(Loading(isLoading: true))) }
    return Output(sheet: sheets.distinctUntilChanged().asDriverOnErrorJustComplete())
  }

  @MainActor
  private func loading() -> Observable<Loading<PhotoStatistics>> {
    policy.loading(.statistics, in: environment) { () throws(RepositoryError) in
      try await repository.cachedStatistics(of: id)?.map { $0.last(days) }
    } fetch: { () throws(RepositoryError) in
      try await repository.statistics(of: id, days: days)
    }
  }

  private func sheet(_ statistics: Loading<PhotoStatistics>) -> PhotoStatisticsSheet {
    let state = statistics.state(in: environment)
    return PhotoStatisticsSheet(
      statistics.value, state: state,
      status: state == .loading ? strings.photos.loading : state.failure?.message ?? "", strings: strings)
  }
}
