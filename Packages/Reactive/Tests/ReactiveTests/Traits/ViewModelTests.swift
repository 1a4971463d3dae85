import Reactive
import ReactiveTesting
import Testing

/// A typical view model of an app.
@MainActor
private final class SearchViewModel {
  struct Input {
    let query: Observable<String>
    let retry: Signal<Void>
  }
  struct Output {
    let titles: Driver<[String]>
    let isLoading: Driver<Bool>
    let errors: Signal<any Error>
  }

  private let scheduler: any SchedulerType
  private let search: @MainActor (String) async throws -> [String]
  private(set) var searches = 0

  init(scheduler: any SchedulerType, search: @escaping @MainActor (String) async throws -> [String]) {
    self.scheduler = scheduler
    self.search = search
  }

  func transform(_ input: Input) -> Output {
    let activity = ActivityIndicator()
    let errors = ErrorTracker()
    let query = input.query.debounce(.milliseconds(300), scheduler: scheduler).distinctUntilChanged()
    let titles = Observable.merge(query, input.retry.asObservable().withLatestFrom(query))
      .flatMapLatest { [unowned self] query in
        Observable<[String]>.create { [unowned self] in
          searches += 1
          return try await search(query)
        }
        .trackActivity(activity)
        .trackError(errors)
        .catch { _ in .empty() }
      }
      .asDriver(onErrorJustReturn: [])
    return Output(titles: titles, isLoading: activity.asDriver(), errors: errors.asSignal())
  }
}

@MainActor
@Suite struct ViewModelTests {
  @Test("A search starts when the query has been unchanged for 300 ms") func search() async {
    let scheduler = TestScheduler(resolution: .milliseconds(1))
    let model = SearchViewModel(scheduler: scheduler) { query in [query.uppercased()] }
    let query = PublishSubject<String>()
    let output = model.transform(.init(query: query, retry: .empty()))
    let bag = DisposeBag()
    var titles: [[String]] = []
    var loading: [Bool] = []
    output.titles.drive(onNext: { titles.append($0) }).disposed(by: bag)
    output.isLoading.drive(onNext: { loading.append($0) }).disposed(by: bag)
    query.onNext("ca")
    query.onNext("cat")
    scheduler.advance(by: .milliseconds(299))
    #expect(model.searches == 0)
    scheduler.advance(by: .milliseconds(1))
    await settle { titles.count == 1 }
    #expect(titles == [["CAT"]])
    #expect(loading == [false, true, false])
    #expect(model.searches == 1)
  }

  @Test("A failed search is reported and can be retried") func failedSearch() async {
    let scheduler = TestScheduler(resolution: .milliseconds(1))
    var results: [Result<[String], TestError>] = [.failure(TestError()), .success(["cat"])]
    let model = SearchViewModel(scheduler: scheduler) { _ in try results.removeFirst().get() }
    let query = PublishSubject<String>()
    let retry = PublishRelay<Void>()
    let output = model.transform(.init(query: query, retry: retry.asSignal()))
    let bag = DisposeBag()
    var titles: [[String]] = []
    var errors: [any Error] = []
    output.titles.drive(onNext: { titles.append($0) }).disposed(by: bag)
    output.errors.emit(onNext: { errors.append($0) }).disposed(by: bag)
    query.onNext("cat")
    scheduler.advance(by: .milliseconds(300))
    await settle { errors.count == 1 }
    #expect(titles.isEmpty)
    retry.accept(())
    await settle { titles.count == 1 }
    #expect(titles == [["cat"]])
  }

  @Test("A new query cancels the previous search") func cancelledSearch() async {
    let query = PublishSubject<String>()
    var cancelled: [String] = []
    var titles: [String] = []
    let results = query.flatMapLatest { query async throws -> String in
      do {
        try await Task.sleep(for: query == "slow" ? .seconds(3600) : .zero)
      } catch {
        cancelled.append(query)
        throw error
      }
      return query
    }
    let subscription = results.subscribe(onNext: { titles.append($0) })
    query.onNext("slow")
    query.onNext("fast")
    await settle { titles == ["fast"] && cancelled == ["slow"] }
    #expect(titles == ["fast"])
    #expect(cancelled == ["slow"])
    subscription.dispose()
  }
}
