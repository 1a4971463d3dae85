public import Domain
public import Reactive

/// The list of all gadgets.
public struct GadgetListViewModel: ViewModelType {
  public struct Input {
    /// Loads the gadgets, or reloads them after a failure.
    public var load: Observable<Void>

    public init(load: Observable<Void> = .just(())) {
      self.load = load
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let gadgets: Driver<ListState<[Gadget]>>
  }

  private let repository: any GadgetRepository
  private let environment: ViewModelEnvironment
  private var strings: GadgetStrings { environment.strings.gadgets }

  public init(repository: any GadgetRepository, environment: ViewModelEnvironment) {
    self.repository = repository
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let gadgets = input.load
      .flatMapLatest {
        Observable.request { () async throws(RepositoryError) in try await repository.gadgets() }
          .map { ListState($0, empty: strings.empty, environment: environment) { $0 } }
          .startWith(ListState(state: .loading, status: strings.loading))
          // Without this, a later subscriber would load the gadgets again, because a driver does not replay after
          // completion.
          .concat(Observable<ListState<[Gadget]>>.never())
      }
      .startWith(ListState())

    return Output(title: .just(strings.title), gadgets: gadgets.asDriverOnErrorJustComplete())
  }
}
