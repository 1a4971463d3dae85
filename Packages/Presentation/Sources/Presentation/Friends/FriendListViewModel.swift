public import Domain
public import Reactive

/// The friends with their pets. The form adds to the same repository, so the list sees what it saves.
public struct FriendListViewModel: ViewModelType {
  public struct Input {
    /// Loads the friends; again: reads them again, for example after a failure.
    public var load: Observable<Void>
    public var add: ControlEvent<Void>
    public var play: ControlEvent<AnimalItem>

    public init(
      load: Observable<Void> = .just(()), add: ControlEvent<Void> = .never, play: ControlEvent<AnimalItem> = .never
    ) {
      self.load = load
      self.add = add
      self.play = play
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let friends: Driver<ListState<[FriendSection]>>
    /// What the last one played with eats; before that, what to do.
    public let meal: Driver<String>
    /// Whether that one walks; empty before.
    public let walk: Driver<String>
    public let route: Signal<FriendRoute>
  }

  private let repository: any FriendRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - repository: the user's friends.
  ///   - environment: what every view model needs.
  public init(repository: any FriendRepository, environment: ViewModelEnvironment) {
    self.repository = repository
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let listState = input.load
      .observing(loading: strings.friends.loading, empty: strings.friends.empty, environment: environment) {
        repository.friends()
      } items: { friends in
        friends.map { FriendSection($0, strings: strings.friends) }
      }

    return Output(
      title: .just(strings.friends.title),
      friends: listState.asDriverOnErrorJustComplete(),
      meal: input.play.map(\.meal).startWith(strings.friends.pressAButton).asDriverOnErrorJustComplete(),
      walk: input.play.map(\.walk).startWith("").asDriverOnErrorJustComplete(),
      route: input.add.map { .add }.asSignalOnErrorJustComplete()
    )
  }
}
