import Reactive
import ReactiveCompat
import ReactiveTesting
import Testing

// Tests of the migrated code in this folder. `Scripts/migrate` wrote the code from the fixtures of ReactiveCompatTests.

struct StubProfiles: ProfileLoading {
  struct Missing: Error {}

  func profile(of user: String) -> Observable<String> {
    return user == "kim" ? .just("Kim") : .error(Missing())
  }
}

@MainActor
@Suite struct MigratedTests {
  @Test("A migrated view model shows profiles") func profiles() {
    let disposeBag = DisposeBag()
    let user = PublishSubject<String>()
    let close = PublishSubject<Void>()
    let viewModel = ProfileViewModel(service: StubProfiles())
    let output = viewModel.transform(input: .init(user: user.asObservable(), close: close.asObservable()))
    var profiles: [String] = []
    var log: [String] = []
    output.profile.drive(onNext: { profiles.append($0) }).disposed(by: disposeBag)
    output.log.subscribe(onNext: { log.append($0) }).disposed(by: disposeBag)
    user.onNext("")
    user.onNext("kim")
    close.onNext(())
    user.onNext("kim")
    #expect(profiles == ["Kim"])
    #expect(log == ["RxSwift.Observable"])
  }

  @Test("The view model on the page “Coming from RxSwift” searches for photos") func photoList() {
    let scheduler = TestScheduler(initialClock: 0, resolution: .milliseconds(1))
    let viewModel = PhotoListViewModel(search: { .just(["\($0) 1"]) }, scheduler: scheduler)
    let output = viewModel.transform(
      input: .init(
        query: scheduler.createColdObservable([.next(10, "cat")]).asObservable(), reload: .never()))
    let photos = scheduler.createObserver([String].self)
    let isLoading = scheduler.createObserver(Bool.self)
    let disposeBag = DisposeBag()
    output.photos.drive(photos).disposed(by: disposeBag)
    output.isLoading.drive(isLoading).disposed(by: disposeBag)
    scheduler.start()
    #expect(photos.events == [.next(310, ["cat 1"])])
    #expect(isLoading.events.map(\.value.element) == [false, true, false])
  }

  @Test("The view model on the page “Coming from Combine” shows a forecast") func forecast() {
    struct Unknown: Error {}
    let viewModel = ForecastViewModel(forecast: { city in
      city == "Seoul" ? Just(21).eraseToAnyPublisher() : Fail(error: Unknown()).eraseToAnyPublisher()
    })
    var titles: [String] = []
    let cancellable = viewModel.titlePublisher.sink { titles.append($0) }
    viewModel.city = "Seoul"
    viewModel.city = "Atlantis"
    #expect(titles == ["", "Seoul: 21 degrees", "No forecast for Atlantis"])
    cancellable.cancel()
  }

  @Test("A migrated binding sets the property of its object") func binding() {
    let viewModel = AvatarViewModel()
    viewModel.bind(.just("Kim"), to: .shared)
    #expect(AvatarLabel.shared.initials == "K")
  }

  @Test("A view model migrated from Combine counts its notes") func notes() {
    let viewModel = NotesViewModel()
    viewModel.add("a")
    viewModel.add("a")
    viewModel.add("b")
    #expect(viewModel.notes == ["a", "b"])
    #expect(viewModel.count == 2)
  }
}
