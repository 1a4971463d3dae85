public import Domain
public import Reactive

/// The list of friends with their pets. A pet that the user adds in the form appears at once, because the form and the
/// list use the same repository.
public struct FriendListViewModel: ViewModelType {
  public struct Input {
    /// Loads the friends; each later event reloads them, for example after a failure.
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
    /// A sentence about the food of the selected animal, or a prompt to select an animal.
    public let meal: Driver<String>
    /// A sentence about the walks of the selected animal; empty if no animal is selected.
    public let walk: Driver<String>
    public let route: Signal<FriendRoute>
  }

  private let repository: any FriendRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

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
      meal: input.play.map(\.meal).startWith(strings.friends.playPrompt).asDriverOnErrorJustComplete(),
      walk: input.play.map(\.walk).startWith("").asDriverOnErrorJustComplete(),
      route: input.add.map { .add }.asSignalOnErrorJustComplete()
    )
  }
}
