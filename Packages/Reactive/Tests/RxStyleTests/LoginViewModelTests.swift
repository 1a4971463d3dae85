import Reactive
import Testing

// A view model of a login screen with input and output types, as in most RxSwift apps. Only the protocol needs
// `@MainActor`.

@MainActor
protocol LoginViewModelType {
  associatedtype Input
  associatedtype Output

  func transform(input: Input) -> Output
}

protocol AuthService {
  func login(name: String, password: String) -> Single<String>
}

final class LoginViewModel: LoginViewModelType {
  struct Input {
    let name: Observable<String>
    let password: Observable<String>
    let loginTrigger: Observable<Void>
  }

  struct Output {
    let isLoginEnabled: Driver<Bool>
    let isLoading: Driver<Bool>
    let user: Driver<String>
    let error: Driver<String>
  }

  private let service: AuthService

  init(service: AuthService) {
    self.service = service
  }

  func transform(input: Input) -> Output {
    let activity = ActivityIndicator()
    let errors = ErrorTracker()
    let credentials = Observable.combineLatest(input.name, input.password)

    let isLoginEnabled =
      credentials
      .map { name, password in name.count >= 3 && password.count >= 6 }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: false)

    let user = input.loginTrigger
      .withLatestFrom(credentials)
      .flatMapLatest { [unowned self] name, password in
        self.service.login(name: name, password: password)
          .trackActivity(activity)
          .trackError(errors)
          .catch { _ in Observable.empty() }
      }
      .asDriver(onErrorDriveWith: .empty())

    let error = errors.asDriver().map { error in "\(error)" }
    return Output(isLoginEnabled: isLoginEnabled, isLoading: activity.asDriver(), user: user, error: error)
  }
}

enum AuthError: Error {
  case wrongPassword
}

struct StubAuthService: AuthService {
  func login(name: String, password: String) -> Single<String> {
    return Single.create { single in
      if password == "secret" {
        single(.success("Hello, \(name)"))
      } else {
        single(.failure(AuthError.wrongPassword))
      }
      return Disposables.create()
    }
  }
}

@MainActor
@Suite struct LoginViewModelTests {
  @Test("A failed login can be retried") func failedLoginCanBeRepeated() {
    let disposeBag = DisposeBag()
    let name = BehaviorRelay(value: "kim")
    let password = BehaviorRelay(value: "")
    let login = PublishRelay<Void>()
    let viewModel = LoginViewModel(service: StubAuthService())
    let output = viewModel.transform(
      input: .init(
        name: name.asObservable(), password: password.asObservable(), loginTrigger: login.asObservable()))
    var enabled: [Bool] = []
    var users: [String] = []
    var errors: [String] = []
    var loading: [Bool] = []
    output.isLoginEnabled.drive(onNext: { enabled.append($0) }).disposed(by: disposeBag)
    output.isLoading.drive(onNext: { loading.append($0) }).disposed(by: disposeBag)
    output.error.drive(onNext: { errors.append($0) }).disposed(by: disposeBag)
    output.user.drive(onNext: { users.append($0) }).disposed(by: disposeBag)

    password.accept("123456")
    login.accept(())
    password.accept("secret")
    login.accept(())

    #expect(enabled == [false, true])
    #expect(errors == ["wrongPassword"])
    #expect(users == ["Hello, kim"])
    #expect(loading.last == false)
  }
}
