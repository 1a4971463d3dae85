import Reactive
import ReactiveCompat
import Testing

// The other files of this folder are what Scripts/migrate makes of the fixtures in ReactiveCompatTests.

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

  @Test("A migrated binding sets its property") func binding() {
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
