import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The notice about the source") struct SourceStatusViewModelTests {
  private let source = FakeSourceMonitor()

  private func notices(_ language: Language = .english, policy: FetchPolicy = .cacheFirst) -> Listener<String> {
    let viewModel = SourceStatusViewModel(
      source: source, policy: policy, environment: .test(Strings(language, secondsFromGMT: 3600)))
    return Listener(viewModel.transform(input: .init()).notice)
  }

  private func status(_ remaining: Int) -> SourceStatus {
    SourceStatus(
      connection: .connected,
      allowance: RequestAllowance(limit: 50, remaining: remaining, after: nil, now: .testNow))
  }

  @Test("There is no notice while the connection works")
  func noNotice() async {
    let notices = notices()
    source.set(status(40))
    await settle()
    #expect(notices.values == [""])
  }

  @Test("When few requests are left, a notice shows their number")
  func scarceRequests() async {
    let notices = notices()
    for remaining in [7, 1, 0] {
      source.set(status(remaining))
      await settle()
    }
    #expect(
      notices.values == [
        "", "7 requests left until 15:46.", "1 request left until 15:46.", "No requests left until 15:46.",
      ])
  }

  @Test("The notice about a lost connection takes precedence over the number of requests")
  func lostConnectionFirst() async {
    let notices = notices()
    var lost = status(3)
    lost.connection = .lost
    source.set(lost)
    await settle()
    #expect(notices.last == "No connection. Only cached photos are shown.")
  }

  @Test("In offline mode, the notice mentions offline mode instead of a lost connection")
  func offlineByChoiceIsNoLostConnection() async {
    let notices = notices(policy: .cacheOnly)
    source.set(SourceStatus(connection: .lost))
    await settle()
    #expect(notices.last == "Offline. Only cached photos are shown.")
  }

  @Test("The notice can be shown in Korean")
  func koreanTexts() async {
    let notices = notices(.korean)
    source.set(status(7))
    await settle()
    #expect(notices.last == "15:46까지 요청이 7번 남았습니다.")
  }
}

/// A scenario: the connection is lost and restored.
struct SourceStatusScenario: ViewModelScenario {
  let source = FakeSourceMonitor()

  var viewModel: SourceStatusViewModel {
    SourceStatusViewModel(source: source, environment: .test())
  }
  var input: SourceStatusViewModel.Input { .init() }

  func outputs(of output: SourceStatusViewModel.Output) -> [ObservedOutput] {
    [ObservedOutput("notice", output.notice)]
  }

  func perform() async {
    await settle()
    for connection in [SourceStatus.Connection.lost, .connected] {
      source.set(SourceStatus(connection: connection))
      await settle()
    }
  }

  var requestCount: Int { source.observers }
  var activeCount: Int { source.observers }
  var parts: [AnyObject] { [source] }
}
