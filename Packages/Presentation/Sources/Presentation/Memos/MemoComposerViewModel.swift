public import Domain
public import Reactive

/// A memo while it is written or edited.
public struct MemoComposerViewModel: ViewModelType {
  public struct Input {
    public var title: ControlProperty<String>
    public var content: ControlProperty<String>
    public var save: ControlEvent<Void>
    /// Closes the screen, unless text would be lost.
    public var close: ControlEvent<Void>
    /// Quits the program, unless text would be lost.
    public var quit: ControlEvent<Void>
    /// Closes or quits although text is lost: the answer to the warning.
    public var discard: ControlEvent<Void>

    public init(
      title: ControlProperty<String>, content: ControlProperty<String>, save: ControlEvent<Void> = .never,
      close: ControlEvent<Void> = .never, quit: ControlEvent<Void> = .never, discard: ControlEvent<Void> = .never
    ) {
      self.title = title
      self.content = content
      self.save = save
      self.close = close
      self.quit = quit
      self.discard = discard
    }
  }

  public struct Output {
    public let heading: Driver<String>
    /// The initial content of the fields. Fill them before subscribing to anything else: a control emits its content when
    /// it is subscribed to.
    public let draft: Driver<MemoDraft>
    public let canSave: Driver<Bool>
    /// Why a save was refused.
    public let refused: Signal<String>
    /// Text would be lost; `discard` goes on all the same.
    public let warning: Signal<String>
    /// What was saved, in words.
    public let saved: Signal<String>
    public let failures: Signal<Failure>
    public let dismiss: Signal<Void>
    public let quit: Signal<Void>
  }

  /// What the user leaves.
  private enum Place {
    case screen, program
  }

  private let memo: Memo?
  private let repository: any MemoRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - memo: the one to edit; `nil` to write a new one.
  ///   - repository: the user's memos.
  ///   - environment: what every view model needs.
  public init(
    editing memo: Memo?, repository: any MemoRepository, environment: ViewModelEnvironment
  ) {
    self.memo = memo
    self.repository = repository
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let draft = Observable.combineLatest(input.title, input.content) { MemoDraft(title: $0, content: $1) }
      .share(replay: 1)

    let requests = input.save.withLatestFrom(draft).share()
    let saves = requests.compactMap(\.text)
      .flatMapFirst { text in Observable.request { () async throws(RepositoryError) in try await save(text) } }
      .share()

    let leavings = Observable.merge(input.close.map { Place.screen }, input.quit.map { Place.program })
      .withLatestFrom(draft) { (place: $0, losesText: $1.isUnsaved(since: memo)) }
      .share()
    let left = Observable.merge(
      leavings.filter { !$0.losesText }.map(\.place),
      input.discard.withLatestFrom(leavings.map(\.place).startWith(.screen))
    )
    .share()

    return Output(
      heading: .just(memo == nil ? strings.memos.newMemo : strings.memos.editMemo),
      draft: .just(MemoDraft(memo)),
      canSave: draft.map { $0.text != nil }.distinctUntilChanged().subscribing(to: saves).asDriver(
        onErrorJustReturn: false),
      refused: requests.filter { $0.text == nil }.map { _ in strings.memos.incomplete }.asSignalOnErrorJustComplete(),
      warning: leavings.filter(\.losesText).map { _ in strings.memos.unsaved }.asSignalOnErrorJustComplete(),
      saved: saves.compactMap(\.success).map { strings.memos.saved($0.text.title) }.asSignalOnErrorJustComplete(),
      failures: saves.compactMap(\.failure).map { environment.failure($0) }
        .asSignalOnErrorJustComplete(),
      dismiss: Observable.merge(
        saves.filter { $0.success != nil }.map { _ in }, left.filter { $0 == .screen }.map { _ in }
      )
      .asSignalOnErrorJustComplete(),
      quit: left.filter { $0 == .program }.map { _ in }.asSignalOnErrorJustComplete()
    )
  }

  private func save(_ text: MemoText) async throws(RepositoryError) -> Memo {
    if let memo {
      try await repository.edit(memo.id, to: text)
    } else {
      try await repository.add(text)
    }
  }
}
