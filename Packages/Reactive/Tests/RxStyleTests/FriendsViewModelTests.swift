import Reactive
import Testing

// The view models of a list of friends have control events and control properties as inputs. Two view models share a
// subject, and each row has a dispose bag.

struct Friend: Equatable {
  let name: String
  var pets: [String]
}

protocol BoundViewModelType {
  associatedtype Input
  associatedtype Output

  var disposeBag: DisposeBag { get set }
  func transform(input: Input) -> Output
}

final class ListViewModel: BoundViewModelType {
  struct Input {
    let plusButtonTap: ControlEvent<Void>
    let listData: BehaviorSubject<[Friend]>
  }

  struct Output {
    let plusButtonTap: ControlEvent<Void>
    let listData: BehaviorSubject<[Friend]>
  }

  var disposeBag = DisposeBag()

  func transform(input: Input) -> Output {
    return Output(plusButtonTap: input.plusButtonTap, listData: input.listData)
  }
}

final class AddViewModel: BoundViewModelType {
  struct Input {
    let friendName: ControlProperty<String?>
    let petName: ControlProperty<String?>
    let saveButtonTap: ControlEvent<Void>
  }

  struct Output {
    let canSave: Observable<Bool>
    let dismiss: Observable<Void>
  }

  var disposeBag = DisposeBag()
  private let listData: BehaviorSubject<[Friend]>

  init(listData: BehaviorSubject<[Friend]>) {
    self.listData = listData
  }

  func transform(input: Input) -> Output {
    let names = Observable.combineLatest(input.friendName.orEmpty, input.petName.orEmpty)
    let saved = PublishRelay<Void>()

    input.saveButtonTap
      .withLatestFrom(names)
      .withUnretained(self)
      .subscribe(onNext: { owner, names in
        owner.save(friend: names.0, pet: names.1)
        saved.accept(())
      })
      .disposed(by: disposeBag)

    return Output(
      canSave: names.map { !$0.0.isEmpty && !$0.1.isEmpty }.distinctUntilChanged(),
      dismiss: saved.asObservable())
  }

  private func save(friend name: String, pet: String) {
    guard var friends = try? listData.value() else { return }
    if let index = friends.firstIndex(where: { $0.name == name }) {
      friends[index].pets.insert(pet, at: 0)
    } else {
      friends.append(Friend(name: name, pets: [pet]))
    }
    listData.onNext(friends)
  }
}

/// A stand-in for a text field of a user interface toolkit.
final class Field {
  private let edited = BehaviorSubject<String?>(value: "")

  var text: ControlProperty<String?> {
    return ControlProperty(values: edited, valueSink: edited)
  }

  func type(_ text: String) { edited.onNext(text) }
}

final class Button {
  private let tapped = PublishSubject<Void>()

  var tap: ControlEvent<Void> { return ControlEvent(events: tapped) }

  func press() { tapped.onNext(()) }
}

final class PetCell {
  var disposeBag = DisposeBag()
  let playButton = Button()

  func prepareForReuse() { disposeBag = DisposeBag() }
}

@Suite struct FriendsViewModelTests {
  @Test("Saving adds a friend or a pet to the list") func saving() {
    let listData = BehaviorSubject<[Friend]>(value: [Friend(name: "Kim", pets: ["Bori"])])
    let name = Field()
    let pet = Field()
    let save = Button()
    let disposeBag = DisposeBag()
    let list = ListViewModel().transform(input: .init(plusButtonTap: Button().tap, listData: listData))
    let addViewModel = AddViewModel(listData: listData)
    let output = addViewModel.transform(
      input: .init(friendName: name.text, petName: pet.text, saveButtonTap: save.tap))
    var shown: [[Friend]] = []
    var canSave: [Bool] = []
    var dismissals = 0
    list.listData.subscribe(onNext: { shown.append($0) }).disposed(by: disposeBag)
    output.canSave.subscribe(onNext: { canSave.append($0) }).disposed(by: disposeBag)
    output.dismiss.subscribe(onNext: { dismissals += 1 }).disposed(by: disposeBag)

    name.type("Kim")
    pet.type("Nabi")
    save.press()
    name.type("Lee")
    save.press()

    #expect(
      shown.last == [Friend(name: "Kim", pets: ["Nabi", "Bori"]), Friend(name: "Lee", pets: ["Nabi"])])
    #expect(canSave == [false, true])
    #expect(dismissals == 2)
  }

  @Test("A reused row ends its previous subscription") func reusedRow() {
    let cell = PetCell()
    var played: [String] = []
    cell.playButton.tap.subscribe(onNext: { played.append("first") }).disposed(by: cell.disposeBag)
    cell.playButton.press()
    cell.prepareForReuse()
    cell.playButton.tap.subscribe(onNext: { played.append("second") }).disposed(by: cell.disposeBag)
    cell.playButton.press()
    #expect(played == ["first", "second"])
  }
}
