public import Domain
public import Reactive

/// A form in which the user writes or edits a memo.
public struct MemoComposerViewModel: ViewModelType {
  public struct Input {
    public var title: ControlProperty<String>
    public var content: ControlProperty<String>
    public var save: ControlEvent<Void>
    /// Closes the screen, or warns if text would be lost.
    public var close: ControlEvent<Void>
    /// Quits the program, or warns if text would be lost.
    public var quit: ControlEvent<Void>
    /// Confirms the warning: discards the text, and closes the screen or quits the program.
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
    /// The initial contents of the fields. Subscribe to this output first, because the other outputs read the fields at
    /// subscription.
    public let draft: Driver<MemoDraft>
    public let canSave: Driver<Bool>
    /// The reason why the memo cannot be saved.
    public let refused: Signal<String>
    /// A warning that text would be lost. The input `discard` closes the screen or quits the program anyway.
    public let warning: Signal<String>
    /// A message that confirms a save.
    public let saved: Signal<String>
    public let failures: Signal<Failure>
    public let dismiss: Signal<Void>
    public let quit: Signal<Void>
  }

  /// What the user closes: the screen or the program.
  private enum Place {
    case screen, program
  }

  private let memo: Memo?
  private let repository: any MemoRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - memo: The memo to edit; nil for a new memo.
  ///   - repository: The user's memos.
  ///   - environment: The strings, the clock and the scheduler.
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
