public import Domain
public import Reactive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
  private let strings: Strings
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - source: how the source of the photos is doing.
  ///   - strings: the texts, in the language of the user.
  ///   - now: the wall clock, to say until when requests are scarce.
  public init(source: any SourceMonitor, strings: Strings, now: @escaping @Sendable () -> Date) {
    self.source = source
    self.strings = strings
    self.now = now
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
    guard let allowance = status.allowance, allowance.isScarce(now: now()) else { return "" }
    return strings.photos.requestsLeft(
      allowance.remaining, strings.clock.text(allowance.renewedBy, now: now()))
  }
}
