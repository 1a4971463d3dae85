public import Domain
public import Reactive

/// The view model of one gizmo of a web service.
public struct GadgetDetailViewModel: ViewModelType {
  public struct Input {
    /// The first event loads the gizmo. Later events reload the gizmo, for example after a failure.
    public var load: Observable<Void>

    public init(load: Observable<Void> = .just(())) {
      self.load = load
    }
  }

  public struct Output {
    public let gadget: Driver<GadgetDetail>
  }

  private let id: Gadget.ID
  private let repository: any GadgetRepository
  private let environment: ViewModelEnvironment
  private var strings: GadgetStrings { environment.strings.gadgets }

  public init(id: Gadget.ID, repository: any GadgetRepository, environment: ViewModelEnvironment) {
    self.id = id
    self.repository = repository
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let gadget = input.load
      .flatMapLatest {
        Observable.request { () async throws(RepositoryError) in try await repository.gadget(id) }
          .map { detail(of: $0) }
          .startWith(GadgetDetail(state: .loading, status: strings.loading))
          // Never completes: a completed driver does not replay its latest element, so a new subscriber would
          // send another request.
          .concat(Observable<GadgetDetail>.never())
      }
      .startWith(GadgetDetail())

    return Output(gadget: gadget.asDriverOnErrorJustComplete())
  }

  private func detail(of result: Result<Gadget, RepositoryError>) -> GadgetDetail {
    switch result {
    case .success(let gadget):
      return GadgetDetail(gadget: gadget, title: gadget.name, state: .ended)
    case .failure(let error):
      var failure = environment.failure(error)
      if error == .notFound { failure.message = strings.missing(id.rawValue) }
      return GadgetDetail(state: .failed(failure), status: failure.message)
    }
  }
}
