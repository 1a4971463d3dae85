public import Domain
public import Reactive

/// A form for a new pet. The form starts empty, with the first species selected.
public struct AddPetViewModel: ViewModelType {
  public struct Input {
    public var friend: ControlProperty<String>
    public var pet: ControlProperty<String>
    public var species: ControlProperty<Species>
    public var save: ControlEvent<Void>
    public var back: ControlEvent<Void>

    public init(
      friend: ControlProperty<String>, pet: ControlProperty<String>,
      species: ControlProperty<Species> = .just(.first), save: ControlEvent<Void> = .never,
      back: ControlEvent<Void> = .never
    ) {
      self.friend = friend
      self.pet = pet
      self.species = species
      self.save = save
      self.back = back
    }
  }

  public struct Output {
    public let title: Driver<String>
    /// The species to choose from, in order.
    public let species: Driver<[SpeciesItem]>
    /// The selected species, which is saved with the pet.
    public let picked: Driver<SpeciesItem>
    public let canSave: Driver<Bool>
    /// The reason why the form cannot be saved.
    public let refused: Signal<String>
    /// A message that confirms a save.
    public let saved: Signal<String>
    public let failures: Signal<Failure>
    public let dismiss: Signal<Void>
  }

  private let repository: any FriendRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  public init(repository: any FriendRepository, environment: ViewModelEnvironment) {
    self.repository = repository
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let form =
      Observable
      .combineLatest(input.friend, input.pet, input.species) { NewPet(friend: $0, pet: $1, species: $2) }
      .share(replay: 1)

    let requests = input.save.withLatestFrom(form).share()
    let saves = requests.compactMap { $0 }
      .flatMapFirst { new in
        Observable.request { () async throws(RepositoryError) in try await repository.add(new) }
          .map { $0.map { friend in strings.friends.saved(friend.person.name, new.pet) } }
      }
      .share()

    return Output(
      title: .just(strings.friends.addTitle),
      species: .just(Species.allCases.map { SpeciesItem($0, strings: strings.friends) }),
      picked: input.species.map { SpeciesItem($0, strings: strings.friends) }.asDriverOnErrorJustComplete(),
      canSave: form.map { $0 != nil }.distinctUntilChanged().subscribing(to: saves).asDriver(onErrorJustReturn: false),
      refused: requests.filter { $0 == nil }.map { _ in strings.friends.incomplete }.asSignalOnErrorJustComplete(),
      saved: saves.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: saves.compactMap(\.failure).map { environment.failure($0) }
        .asSignalOnErrorJustComplete(),
      dismiss: Observable.merge(saves.filter { $0.success != nil }.map { _ in }, input.back.asObservable())
        .asSignalOnErrorJustComplete()
    )
  }
}
