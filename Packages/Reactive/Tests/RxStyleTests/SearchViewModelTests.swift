import Reactive
import ReactiveTesting
import Testing

// A view model without a `transform` function: its inputs are relays, its outputs are drivers, and `init` connects
// the inputs to the outputs. The scheduler is a parameter, so that tests use virtual time.

@MainActor
final class SearchViewModel {
  let query = BehaviorRelay<String>(value: "")
  let selection = PublishRelay<Int>()

  let results: Driver<[String]>
  let title: Driver<String>
  let showDetail: Signal<String>

  private let disposeBag = DisposeBag()
  private let history = BehaviorRelay<[String]>(value: [])

  init(
    search: @escaping (String) -> Observable<[String]>,
    scheduler: SchedulerType = MainScheduler.instance
  ) {
    let results =
      query
      .debounce(.milliseconds(300), scheduler: scheduler)
      .distinctUntilChanged()
      .filter { !$0.isEmpty }
      .flatMapLatest { query in
        search(query).catchAndReturn([])
      }
      .share(replay: 1)

    self.results = results.asDriver(onErrorJustReturn: [])
    self.showDetail =
      selection
      .withLatestFrom(results) { index, results in results[index] }
      .asSignal(onErrorSignalWith: .empty())
    self.title = Driver.combineLatest(query.asDriver(), history.asDriver()) { query, history in
      "\(query) (\(history.count))"
    }

    results
      .withLatestFrom(query)
      .subscribe(onNext: { [weak self] query in
        guard let self = self else { return }
        self.history.accept(self.history.value + [query])
      })
      .disposed(by: disposeBag)
  }
}

@MainActor
@Suite struct SearchViewModelTests {
  @Test("A search for the latest query starts after a pause in typing") func typingSearches() {
    let scheduler = TestScheduler(initialClock: 0, resolution: .milliseconds(1))
    let viewModel = SearchViewModel(search: { .just(["\($0) 1", "\($0) 2"]) }, scheduler: scheduler)
    let disposeBag = DisposeBag()
    let results = scheduler.createObserver([String].self)
    let details = scheduler.createObserver(String.self)
    var titles: [String] = []
    viewModel.results.drive(results).disposed(by: disposeBag)
    viewModel.showDetail.emit(to: details).disposed(by: disposeBag)
    viewModel.title.drive(onNext: { titles.append($0) }).disposed(by: disposeBag)

    scheduler.createColdObservable([.next(10, "c"), .next(200, "ca"), .next(400, "cat")])
      .bind(to: viewModel.query)
      .disposed(by: disposeBag)
    scheduler.createColdObservable([.next(1000, 1)])
      .bind(to: viewModel.selection)
      .disposed(by: disposeBag)
    scheduler.start()

    #expect(results.events == [.next(700, ["cat 1", "cat 2"])])
    #expect(details.events.map(\.value.element) == ["cat 2"])
    #expect(titles.last == "cat (1)")
  }
}
