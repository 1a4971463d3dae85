public import Domain
public import Reactive

/// The view model of the list of gizmos. The user can add, delete and restore gizmos.
public struct GadgetListViewModel: ViewModelType {
  public struct Input {
    /// The first event loads the gizmos. Later events reload the gizmos, for example after a failure.
    public var load: Observable<Void>
    /// Adds a gizmo with the fields in this text.
    public var add: ControlEvent<String>
    // [detail]
    public var select: ControlEvent<Gadget.ID>
    // [end]
    public var delete: ControlEvent<Gadget.ID>
    /// Restores the gizmo that was deleted last.
    public var undo: ControlEvent<Void>

    public init(
      load: Observable<Void> = .just(()), add: ControlEvent<String> = .never,
      // [detail]
      select: ControlEvent<Gadget.ID> = .never,
      // [end]
      delete: ControlEvent<Gadget.ID> = .never, undo: ControlEvent<Void> = .never
    ) {
      self.load = load
      self.add = add
      // [detail]
      self.select = select
      // [end]
      self.delete = delete
      self.undo = undo
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let gadgets: Driver<ListState<[GadgetItem]>>
    /// The question whether to restore the deleted gizmo; nil if no gizmo can be restored.
    public let undo: Driver<String?>
    /// The results of the user's actions.
    public let changes: Signal<GadgetChange>
    /// The reason why a name is invalid.
    public let refused: Signal<String>
    /// Failures to add, delete or restore a gizmo.
    public let failures: Signal<Failure>
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
    let entries = input.add.map { GadgetFields($0) }.share()
    let additions = entries.compactMap { $0 }
      .concatMap { fields in
        Observable.request { () async throws(RepositoryError) in try await repository.add(fields) }
      }
      .share()

    let deletions = input.delete
      .concatMap { id in
        Observable.request { () async throws(RepositoryError) in
          Deletion(id: id, gadget: try await repository.delete(id))
        }
      }
      .share()

    let restorations = input.undo
      .withLatestFrom(deletions.compactMap(\.success))
      .compactMap(\.gadget)
      .concatMap { gadget in
        Observable.request { () async throws(RepositoryError) in
          try await repository.restore(gadget)
          return gadget
        }
      }
      .share()

    let undo =
      Observable
      .merge(
        deletions.compactMap(\.success).map { $0.gadget.map { strings.offersUndo($0.fields.name) } },
        restorations.compactMap(\.success).map { _ in nil }
      )
      .startWith(nil)

    let listState = input.load
      .observing(loading: strings.loading, empty: strings.empty, environment: environment) {
        repository.gadgets()
      } items: { gadgets in
        gadgets.map { GadgetItem($0) }
      }
      .subscribing(to: additions)
      .subscribing(to: deletions)
      .subscribing(to: restorations)

    return Output(
      title: .just(strings.title),
      gadgets: listState.asDriverOnErrorJustComplete(),
      undo: undo.asDriverOnErrorJustComplete(),
      changes: Observable.merge(
        additions.compactMap(\.success).map { change($0, strings.added) },
        deletions.compactMap(\.success).map { deletion in
          deletion.gadget.map { change($0, strings.deleted) }
            ?? GadgetChange(id: deletion.id, gadget: nil, text: strings.missing(deletion.id.rawValue))
        },
        restorations.compactMap(\.success).map { change($0, strings.restored) }
      )
      .asSignalOnErrorJustComplete(),
      refused: entries.filter { $0 == nil }.map { _ in strings.invalidName(GadgetFields.maximumNameLength) }
        .asSignalOnErrorJustComplete(),
      failures: Observable.merge(
        additions.compactMap(\.failure), deletions.compactMap(\.failure), restorations.compactMap(\.failure)
      )
      // [detail]
      .map { environment.failure($0) }
      .asSignalOnErrorJustComplete(),
      selected: input.select.asSignalOnErrorJustComplete()
      // [else]
      .map { environment.failure($0) }
      .asSignalOnErrorJustComplete()
      // [end]
    )
  }

  /// A successful deletion.
  private struct Deletion {
    var id: Gadget.ID
    /// The deleted gizmo; nil if no gizmo has this id.
    var gadget: Gadget?
  }

  private func change(_ gadget: Gadget, _ text: (String) -> String) -> GadgetChange {
    GadgetChange(id: gadget.id, gadget: gadget, text: text(gadget.fields.name))
  }
}
