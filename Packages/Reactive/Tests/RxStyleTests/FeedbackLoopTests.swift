import Reactive
import Testing

// A feedback loop, which has one reducer and several feedbacks that turn states into events.

extension ObservableType {
  static func system<State, Event>(
    initialState: State,
    reduce: @escaping (State, Event) -> State,
    feedback: [(Observable<State>) -> Observable<Event>]
  ) -> Observable<State> {
    return Observable<State>.deferred {
      let replay = ReplaySubject<State>.create(bufferSize: 1)
      let events = Observable<Event>.merge(feedback.map { $0(replay.asObservable()) })
      return
        events
        .scan(initialState, accumulator: reduce)
        .do(onNext: { replay.onNext($0) }, onSubscribed: { replay.onNext(initialState) })
        .startWith(initialState)
    }
  }
}

func react<State, Request: Equatable, Event>(
  request: @escaping (State) -> Request?,
  effects: @escaping (Request) -> Observable<Event>
) -> (Observable<State>) -> Observable<Event> {
  return { states in
    states
      .map(request)
      .distinctUntilChanged()
      .flatMapLatest { request -> Observable<Event> in
        guard let request = request else { return .empty() }
        return effects(request)
      }
  }
}

@MainActor
@Suite struct FeedbackLoopTests {
  struct LoaderState: Equatable {
    var pageToLoad: Int?
    var pages: [String] = []
  }

  enum LoaderEvent {
    case load(Int)
    case loaded(String)
  }

  @Test("A feedback runs its effect once for each request") func effectRunsOnce() {
    let disposeBag = DisposeBag()
    let taps = PublishSubject<Int>()
    var effectCount = 0
    var states: [LoaderState] = []
    Observable<Any>.system(
      initialState: LoaderState(),
      reduce: { (state: LoaderState, event: LoaderEvent) -> LoaderState in
        var state = state
        switch event {
        case .load(let page): state.pageToLoad = page
        case .loaded(let page):
          state.pages.append(page)
          state.pageToLoad = nil
        }
        return state
      },
      feedback: [
        { _ in taps.map { LoaderEvent.load($0) } },
        react(
          request: { (state: LoaderState) in state.pageToLoad },
          effects: { page in
            effectCount += 1
            return .just(LoaderEvent.loaded("page \(page)"))
          }),
      ]
    )
    .subscribe(onNext: { states.append($0) })
    .disposed(by: disposeBag)

    taps.onNext(1)
    taps.onNext(2)
    #expect(effectCount == 2)
    #expect(states.last == LoaderState(pageToLoad: nil, pages: ["page 1", "page 2"]))
  }
}
