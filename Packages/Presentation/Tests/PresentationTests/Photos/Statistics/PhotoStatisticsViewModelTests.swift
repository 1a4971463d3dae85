import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The statistics of a photo") struct PhotoStatisticsViewModelTests {
  private let scenario = PhotoStatisticsScenario()

  private func sheets(days: Int = 30, _ language: Language = .english) -> Listener<PhotoStatisticsSheet> {
    let viewModel = PhotoStatisticsViewModel(
      of: PhotoStatisticsScenario.id, days: days, repository: scenario.repository, environment: .test(language))
    return Listener(viewModel.transform(input: .init()).sheet)
  }

  @Test("Each day is a row, and the totals come last")
  func daysAreRows() async {
    let sheets = sheets(days: 2)
    await settle()
    #expect(sheets.values.map(\.state) == [.loading, .ended])
    #expect(sheets.last?.head.texts == ["Day", "Views", "Downloads"])
    #expect(
      sheets.last?.rows.map(\.texts) == [
        ["2025-12-31", "28", "56"],
        ["2026-01-01", "29", "58"],
        ["Last 2 days", "57", "114"],
        ["Total", "20,000", "1,000"],
      ])
  }

  @Test("The statistics can be shown in Korean")
  func koreanTexts() async {
    let sheets = sheets(days: 1, .korean)
    await settle()
    #expect(sheets.last?.head.texts == ["날짜", "조회 수", "다운로드 수"])
    #expect(sheets.last?.rows.map(\.label) == ["2026-01-01", "최근 1일", "전체"])
  }

  @Test("If the connection fails, the cached statistics and the error are shown")
  func cachedStatistics() async {
    scenario.repository.onStatistics.fail(with: .offline(reason: "no route"))
    let sheets = sheets()
    await settle()
    #expect(sheets.last?.state.failure?.error == .offline(reason: "no route"))
    #expect(sheets.last?.statistics == PhotoStatistics.fixture().last(1))
    #expect(sheets.last?.rows.map(\.label) == ["2026-01-01", "Last day", "Total"])
  }

  @Test("If the source rejects the request, no cached statistics are shown")
  func refusalIsNotCached() async {
    scenario.repository.onStatistics.fail(with: .unsupported(reason: "no statistics"))
    let sheets = sheets()
    await settle()
    #expect(sheets.last?.state.failure?.error == .unsupported(reason: "no statistics"))
    #expect(sheets.last?.statistics == nil)
    #expect(sheets.last?.rows == [])
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(PhotoStatisticsScenario.self) }

  @Test("In offline mode, the cached days are shown and nothing is fetched")
  func offlineTheCachedStatisticsAreShown() async {
    let scenario = PhotoStatisticsScenario()
    let viewModel = PhotoStatisticsViewModel(
      of: PhotoStatisticsScenario.id, repository: scenario.repository, policy: .cacheOnly, environment: .test())
    let sheets = Listener(viewModel.transform(input: .init()).sheet)
    await settle()
    #expect(sheets.last?.state == .ended)
    #expect(sheets.last?.statistics == PhotoStatistics.fixture().last(1))
    #expect(scenario.repository.onStatistics.calls.isEmpty)
  }
}

extension PhotoStatisticsSheet.Row {
  fileprivate var texts: [String] { [label, views, downloads] }
}

/// A scenario: the statistics are loaded, a reload fails, and another reload succeeds.
struct PhotoStatisticsScenario: ViewModelScenario {
  static let id = Photo.fixture().id

  let repository = FakePhotoStatisticsRepository(
    [id: .fixture()], cached: [id: Cached(PhotoStatistics.fixture().last(1), fetchedAt: .testNow)])
  let load = PublishRelay<Void>()

  var viewModel: PhotoStatisticsViewModel {
    PhotoStatisticsViewModel(
      of: Self.id, repository: repository, environment: .test())
  }
  var input: PhotoStatisticsViewModel.Input { .init(load: load.startWith(())) }

  func outputs(of output: PhotoStatisticsViewModel.Output) -> [ObservedOutput] {
    [ObservedOutput("sheet", output.sheet)]
  }

  func perform() async {
    await settle()
    repository.onStatistics.fail(with: .timedOut)
    load.accept(())
    await settle()
    repository.onStatistics.succeed()
    load.accept(())
    await settle()
  }

  var requestCount: Int { repository.onStatistics.calls.count }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [repository, load] }
}
