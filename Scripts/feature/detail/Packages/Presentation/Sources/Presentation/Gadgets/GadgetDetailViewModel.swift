public import Domain
public import Reactive

/// The view model of one gizmo, which the user can delete.
public struct GadgetDetailViewModel: ViewModelType {
  public struct Input {
    /// The first event loads the gizmo. Later events reload the gizmo, for example after a failure.
    public var load: Observable<Void>
    public var delete: ControlEvent<Void>

    public init(load: Observable<Void> = .just(()), delete: ControlEvent<Void> = .never) {
      self.load = load
      self.delete = delete
    }
  }

  public struct Output {
    public let gadget: Driver<GadgetDetail>
    /// Failures to delete the gizmo.
    public let failures: Signal<Failure>
    /// Closes the screen, because the gizmo was deleted.
    public let dismiss: Signal<Void>
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
    let deletions = input.delete
      .flatMapFirst {
        Observable.request { () async throws(RepositoryError) in _ = try await repository.delete(id) }
      }
      .share()

    // Reads the gizmo from the stream that the list also observes, so both screens show the same state.
    let gadget = input.load
      .flatMapLatest { _ in
        repository.gadgets().results.asObservable()
          .map { detail(of: $0) }
          .startWith(GadgetDetail(state: .loading, status: strings.loading))
      }
      .startWith(GadgetDetail())
      .distinctUntilChanged()

    return Output(
      gadget: gadget.asDriverOnErrorJustComplete(),
      failures: deletions.compactMap(\.failure).map { environment.failure($0) }.asSignalOnErrorJustComplete(),
      dismiss: deletions.filter { $0.failure == nil }.map { _ in }.asSignalOnErrorJustComplete()
    )
  }

  private func detail(of result: Result<[Gadget], RepositoryError>) -> GadgetDetail {
    switch result {
    case .success(let gadgets):
      guard let gadget = gadgets.first(where: { $0.id == id }) else {
        var failure = environment.failure(.notFound)
        failure.message = strings.missing(id.rawValue)
        return GadgetDetail(state: .failed(failure), status: failure.message)
      }
      let date = environment.strings.clock.text(gadget.createdAt, now: environment.now())
      return GadgetDetail(gadget: gadget, title: gadget.fields.name, date: date, state: .ended)
    case .failure(let error):
      let failure = environment.failure(error)
      return GadgetDetail(state: .failed(failure), status: failure.message)
    }
  }
}
