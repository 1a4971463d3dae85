public import Domain
public import Reactive

/// The notice that every screen shows about the connection and the remaining requests.
public struct SourceStatusViewModel: ViewModelType {
  public struct Input {
    public init() {}
  }

  public struct Output {
    /// The notice; empty if there is none.
    public let notice: Driver<String>
  }

  private let source: any SourceMonitor
  private let policy: FetchPolicy
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - source: Reports the state of the connection and the remaining requests.
  ///   - policy: The fetch policy; `cacheOnly` if the user is offline by choice.
  ///   - environment: The strings, the clock and the scheduler.
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
    if policy == .cacheOnly { return strings.source.offline }
    if status.connection == .lost { return strings.source.connectionLost }
    guard let allowance = status.allowance, allowance.isScarce(now: environment.now()) else { return "" }
    return strings.source.requestsLeft(
      allowance.remaining, strings.clock.text(allowance.renewedBy, now: environment.now()))
  }
}
