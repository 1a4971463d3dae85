public import Domain
public import Reactive

/// The view model of a list of gizmos from a web service.
public struct GadgetListViewModel: ViewModelType {
  public struct Input {
    /// The first event loads the gizmos. Later events reload the gizmos, for example after a failure.
    public var load: Observable<Void>
    // [detail]
    public var select: ControlEvent<Gadget.ID>

    public init(load: Observable<Void> = .just(()), select: ControlEvent<Gadget.ID> = .never) {
      self.load = load
      self.select = select
    }
    // [else]

    public init(load: Observable<Void> = .just(())) {
      self.load = load
    }
    // [end]
  }

  public struct Output {
    public let title: Driver<String>
    public let gadgets: Driver<ListState<[GadgetItem]>>
    // [detail]
    /// The gizmo to open.
    public let selected: Signal<Gadget.ID>
    // [end]
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
          .map { result in
            ListState(result, empty: strings.empty, environment: environment) { $0.map { GadgetItem($0) } }
          }
          .startWith(ListState(state: .loading, status: strings.loading))
          // Never completes: a completed driver does not replay its latest element, so a new subscriber would
          // send another request.
          .concat(Observable<ListState<[GadgetItem]>>.never())
      }
      .startWith(ListState())

    // [detail]
    return Output(
      title: .just(strings.title), gadgets: gadgets.asDriverOnErrorJustComplete(),
      selected: input.select.asSignalOnErrorJustComplete())
    // [else]
    return Output(title: .just(strings.title), gadgets: gadgets.asDriverOnErrorJustComplete())
    // [end]
  }
}
