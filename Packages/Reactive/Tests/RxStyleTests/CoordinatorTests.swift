import Reactive
import Testing

// A common pattern of RxSwift apps, written with Reactive: a coordinator starts another coordinator, whose `start()`
// sends the user's choice.

@MainActor
class BaseCoordinator<ResultType> {
  typealias CoordinationResult = ResultType

  let disposeBag = DisposeBag()
  private var children: [ObjectIdentifier: Any] = [:]

  var childCount: Int { return children.count }

  func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
    children[ObjectIdentifier(coordinator)] = coordinator
    return coordinator.start()
      .do(onNext: { [weak self, weak coordinator] _ in
        guard let coordinator = coordinator else { return }
        self?.children[ObjectIdentifier(coordinator)] = nil
      })
  }

  func start() -> Observable<ResultType> {
    fatalError("start() is implemented by each coordinator")
  }
}

enum LanguageResult {
  case language(String)
  case cancel
}

final class LanguageListViewModel {
  let selectLanguage: AnyObserver<String>
  let cancel: AnyObserver<Void>
  let didSelectLanguage: Observable<String>
  let didCancel: Observable<Void>

  init() {
    let _selectLanguage = PublishSubject<String>()
    self.selectLanguage = _selectLanguage.asObserver()
    self.didSelectLanguage = _selectLanguage.asObservable()
    let _cancel = PublishSubject<Void>()
    self.cancel = _cancel.asObserver()
    self.didCancel = _cancel.asObservable()
  }
}

final class LanguageCoordinator: BaseCoordinator<LanguageResult> {
  let viewModel = LanguageListViewModel()

  override func start() -> Observable<LanguageResult> {
    let cancel = viewModel.didCancel.map { _ in LanguageResult.cancel }
    let language = viewModel.didSelectLanguage.map { LanguageResult.language($0) }
    return Observable.merge(cancel, language).take(1)
  }
}

final class AppCoordinator: BaseCoordinator<Void> {
  let language = BehaviorRelay(value: "Swift")
  let child = LanguageCoordinator()
  let chooseLanguage = PublishRelay<Void>()

  override func start() -> Observable<Void> {
    chooseLanguage
      .flatMap { [weak self] _ -> Observable<String?> in
        guard let `self` = self else { return .empty() }
        return self.coordinate(to: self.child).map { result in
          switch result {
          case .language(let language): return language
          case .cancel: return nil
          }
        }
      }
      .compactMap { $0 }
      .bind(to: language)
      .disposed(by: disposeBag)
    return Observable.never()
  }
}

@MainActor
@Suite struct CoordinatorTests {
  @Test("A parent coordinator receives the result of its child and releases the child") func resultComesBack() {
    let disposeBag = DisposeBag()
    let app = AppCoordinator()
    app.start().subscribe().disposed(by: disposeBag)
    app.chooseLanguage.accept(())
    #expect(app.childCount == 1)
    app.child.viewModel.selectLanguage.onNext("Kotlin")
    #expect(app.language.value == "Kotlin")
    #expect(app.childCount == 0)

    app.chooseLanguage.accept(())
    app.child.viewModel.cancel.onNext(())
    #expect(app.language.value == "Kotlin")
  }
}
