public import Domain
public import Reactive

/// How things stand with the source, in a line that every screen can show.
public struct SourceStatusViewModel: ViewModelType {
  public struct Input {
    public init() {}
  }

  public struct Output {
    /// Empty as long as there is nothing that the user should know.
    public let notice: Driver<String>
  }

  private let source: any SourceMonitor
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - source: how the source of the photos is doing.
  ///   - environment: what every view model needs.
  public init(source: any SourceMonitor, environment: ViewModelEnvironment) {
    self.source = source
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
    switch status.connection {
    case .offline: return strings.photos.offline
    case .lost: return strings.photos.connectionLost
    case .unknown, .connected: break
    }
    guard let allowance = status.allowance, allowance.isScarce(now: environment.now()) else { return "" }
    return strings.photos.requestsLeft(
      allowance.remaining, strings.clock.text(allowance.renewedBy, now: environment.now()))
  }
}
