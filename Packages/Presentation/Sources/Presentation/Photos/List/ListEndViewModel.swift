public import Reactive

/// Loads all pages of a list and goes to the last photo. The user can cancel the loading.
public struct ListEndViewModel: ViewModelType {
  public struct Input {
    public var photos: Driver<ListState<PhotoItems>>
    public var goToEnd: ControlEvent<Void>
    /// Stops loading; sent when the user presses Escape or moves in the list.
    public var cancel: ControlEvent<Void>

    public init(
      photos: Driver<ListState<PhotoItems>>, goToEnd: ControlEvent<Void> = .never, cancel: ControlEvent<Void> = .never
    ) {
      self.photos = photos
      self.goToEnd = goToEnd
      self.cancel = cancel
    }
  }

  public struct Output {
    /// Requests the next page of the list.
    public let more: Signal<Void>
    /// A message with the number of loaded photos and an action to cancel; nil if no loading is in progress.
    public let progress: Driver<StatusMessage?>
    /// The index of the last photo, or of the last loaded photo if a page failed.
    public let arrived: Signal<Int>
  }

  private enum Event {
    case listed(ListState<PhotoItems>)
    case goToEnd
    case cancel
  }

  private enum Step: Equatable {
    case none
    case more
    case arrived(Int)
  }

  private let environment: ViewModelEnvironment

  public init(environment: ViewModelEnvironment) {
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let strings = environment.strings.photos
    let steps = Observable<Event>
      .merge(
        input.photos.asObservable().map { .listed($0) }, input.goToEnd.map { .goToEnd }, input.cancel.map { .cancel }
      )
      .scanInPlace(Search()) { search, event in
        let step = search.apply(event)
        let progress = search.isGoing ? strings.loadingAll(search.count, search.total) : nil
        return (step: step, progress: progress.map { StatusMessage($0, action: .cancelLoading) })
      }
      .share()
    return Output(
      more: steps.filter { $0.step == .more }.map { _ in }.asSignalOnErrorJustComplete(),
      progress: steps.map(\.progress).startWith(nil).distinctUntilChanged().asDriverOnErrorJustComplete(),
      arrived: steps.compactMap { if case .arrived(let index) = $0.step { index } else { nil } }
        .asSignalOnErrorJustComplete()
    )
  }

  /// The progress of loading a list to its end.
  private struct Search {
    private(set) var isGoing = false
    private(set) var count = 0
    private(set) var total: Int?
    private var state = LoadState.idle
    /// The number of photos when the last page was requested. Loading stops after a page without new photos, because
    /// some sources repeat their photos forever.
    private var countAtRequest = -1

    mutating func apply(_ event: Event) -> Step {
      switch event {
      case .listed(let list): (count, total, state) = (list.items.count, list.total, list.state)
      case .goToEnd:
        isGoing = count > 0
        countAtRequest = -1
      case .cancel: isGoing = false
      }
      guard isGoing else { return .none }
      switch state {
      case .loading: return .none
      case .loaded where count > countAtRequest:
        countAtRequest = count
        return .more
      case .loaded, .ended, .failed, .idle, .empty:
        isGoing = false
        return count > 0 ? .arrived(count - 1) : .none
      }
    }
  }
}
