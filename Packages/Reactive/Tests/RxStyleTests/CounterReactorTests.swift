import Reactive
import Testing

// A reactor, which turns actions into mutations and mutations into states. The protocol below resembles the protocols
// of reactor frameworks.

@MainActor
protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation
  associatedtype State

  var initialState: State { get }
  func mutate(action: Action) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
}

extension Reactor {
  /// Returns the states that the reactor sends for `actions`.
  func states(of actions: Observable<Action>) -> Observable<State> {
    return
      actions
      .flatMap { [weak self] action -> Observable<Mutation> in
        guard let self = self else { return .empty() }
        return self.mutate(action: action).catch { _ in .empty() }
      }
      .scan(initialState) { [weak self] state, mutation -> State in
        guard let self = self else { return state }
        return self.reduce(state: state, mutation: mutation)
      }
      .catch { _ in .empty() }
      .startWith(initialState)
      .share(replay: 1)
  }
}

final class CounterReactor: Reactor {
  enum Action {
    case increase
    case decrease
    case load
  }

  enum Mutation {
    case add(Int)
    case setLoading(Bool)
  }

  struct State: Equatable {
    var value: Int
    var isLoading: Bool
  }

  let initialState = State(value: 0, isLoading: false)

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: return .just(.add(1))
    case .decrease: return .just(.add(-1))
    case .load:
      return Observable.concat([
        .just(.setLoading(true)),
        Observable.just(10).map { .add($0) },
        .just(.setLoading(false)),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .add(let value): newState.value += value
    case .setLoading(let isLoading): newState.isLoading = isLoading
    }
    return newState
  }
}

@MainActor
@Suite struct CounterReactorTests {
  @Test("An action changes the state") func actionChangesState() {
    let disposeBag = DisposeBag()
    let reactor = CounterReactor()
    let actions = PublishSubject<CounterReactor.Action>()
    var values: [Int] = []
    var loading: [Bool] = []
    let states = reactor.states(of: actions)
    states.map(\.value).distinctUntilChanged().subscribe(onNext: { values.append($0) }).disposed(by: disposeBag)
    states.map(\.isLoading).distinctUntilChanged().bind(onNext: { loading.append($0) }).disposed(by: disposeBag)

    Observable.of(CounterReactor.Action.increase, .increase, .decrease).bind(to: actions).dispose()
    actions.onNext(.load)

    // `bind(to:)` has passed the completion to `actions`, so `actions` ignores the load action.
    #expect(values == [0, 1, 2, 1])
    #expect(loading == [false])
  }

  @Test("The loading state lasts until the value arrives") func loading() {
    let disposeBag = DisposeBag()
    let reactor = CounterReactor()
    let action = PublishRelay<CounterReactor.Action>()
    var states: [CounterReactor.State] = []
    reactor.states(of: action.asObservable()).subscribe(onNext: { states.append($0) }).disposed(by: disposeBag)
    action.accept(.load)
    #expect(states.map(\.isLoading) == [false, true, true, false])
    #expect(states.last?.value == 10)
  }
}
