public import Domain
public import Reactive

/// The state of the connection, as a line that every screen can show.
public struct SourceStatusViewModel: ViewModelType {
  public struct Input {
    public init() {}
  }

  public struct Output {
    /// Empty if there is nothing that the user should know.
    public let notice: Driver<String>
  }

  private let source: any SourceMonitor
  private let policy: FetchPolicy
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - source: observes the connection.
  ///   - policy: `cacheOnly` if the user is offline by choice.
  ///   - environment: what every view model needs.
  public init(source: any SourceMonitor, policy: FetchPolicy = .cacheFirst, environment: ViewModelEnvironment) {
    self.source = source
    self.policy = policy
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let notice = Observable.deferred { source.states().asObservable() }
      .map(notice(about:))
      .startWith("")
      .distinctUntilChanged()
    return Output(notice: notice.asDriver(onErrorJustReturn: ""))
  }

  private func notice(about status: SourceStatus) -> String {
    if policy == .cacheOnly { return strings.photos.offline }
    if status.connection == .lost { return strings.photos.connectionLost }
    guard let allowance = status.allowance, allowance.isScarce(now: environment.now()) else { return "" }
    return strings.photos.requestsLeft(
      allowance.remaining, strings.clock.text(allowance.renewedBy, now: environment.now()))
  }
}
