public import Domain
public import Reactive

/// How often a photo was seen and saved lately.
///
/// A screen of its own, and no part of the detail, which has the totals: the days cost a request more for each photo.
public struct PhotoStatisticsViewModel: ViewModelType {
  public struct Input {
    /// Asks for the statistics; again: asks anew.
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
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - id: of the photo.
  ///   - days: how many of the last days.
  ///   - repository: where the statistics come from.
  ///   - environment: what every view model needs.
  public init(
    of id: Photo.ID, days: Int = PhotoStatistics.allowedDays.upperBound, repository: any PhotoStatisticsRepository,
    environment: ViewModelEnvironment
  ) {
    self.id = id
    self.days = days
    self.repository = repository
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let sheets = input.load.flatMapLatest { reading().startWith(sheet(nil, .loading)) }
    return Output(sheet: sheets.asDriverOnErrorJustComplete())
  }

  /// Asks the source, and shows what was kept where nobody can be asked.
  @MainActor
  private func reading() -> Observable<PhotoStatisticsSheet> {
    Observable.request { () async throws(RepositoryError) in try await repository.statistics(of: id, days: days) }
      .flatMap { answer -> Observable<PhotoStatisticsSheet> in
        guard let error = answer.failure else { return .just(sheet(answer.success, .ended)) }
        let failed = LoadState.failed(environment.failure(error))
        guard error.isAbsence else { return .just(sheet(nil, failed)) }
        return Observable.request { () async throws(RepositoryError) in try await repository.cachedStatistics(of: id) }
          .map { cached in sheet((cached.success ?? nil)?.value, failed) }
      }
  }

  private func sheet(_ statistics: PhotoStatistics?, _ state: LoadState) -> PhotoStatisticsSheet {
    PhotoStatisticsSheet(
      statistics, state: state, status: state == .loading ? strings.photos.loading : state.failure?.message ?? "",
      strings: strings.photos)
  }
}
