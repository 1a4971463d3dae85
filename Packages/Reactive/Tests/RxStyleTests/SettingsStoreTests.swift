import Foundation
import Reactive
import ReactiveCompat
import Testing

// A store with reactive properties for settings in UserDefaults, and a session that all view models share.

extension Reactive where Base: UserDefaults {
  var theme: ControlProperty<String> {
    let defaults: UserDefaults = base
    return ControlProperty(
      values: Observable.deferred { .just(defaults.string(forKey: "theme") ?? "light") },
      valueSink: Binder(defaults) { defaults, theme in defaults.set(theme, forKey: "theme") })
  }
}

@MainActor
final class Session {
  static let shared = Session()

  private let user = BehaviorSubject<String?>(value: nil)
  var currentUser: Observable<String?> { return user.asObservable() }
  var isLoggedIn: Bool { return ((try? user.value()) ?? nil) != nil }

  func logIn(_ name: String) { user.onNext(name) }
  func logOut() { user.onNext(nil) }
}

@MainActor
final class SettingsViewModel: NSObject {
  var title = ""
  var footer = ""
  private let disposeBag = DisposeBag()

  init(session: Session = .shared, center: NotificationCenter = .default) {
    super.init()
    session.currentUser
      .map { $0 ?? "Guest" }
      .bind(to: rx.title)
      .disposed(by: disposeBag)
    center.rx.notification(Notification.Name("languageDidChange"))
      .map { $0.userInfo?["language"] as? String ?? "" }
      .asDriver(onErrorJustReturn: "")
      .drive(rx.footer)
      .disposed(by: disposeBag)
  }
}

@MainActor
@Suite struct SettingsStoreTests {
  @Test("The title changes with the session, and the footer changes after a notification") func bindings() {
    let center = NotificationCenter()
    let viewModel = SettingsViewModel(session: Session.shared, center: center)
    #expect(viewModel.title == "Guest")
    Session.shared.logIn("Kim")
    #expect(Session.shared.isLoggedIn)
    #expect(viewModel.title == "Kim")
    Session.shared.logOut()
    center.post(name: Notification.Name("languageDidChange"), object: nil, userInfo: ["language": "ko"])
    #expect(viewModel.footer == "ko")
  }

  @Test("A setting can be read and written through its property") func setting() throws {
    let name = "SettingsStoreTests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    var themes: [String] = []
    _ = defaults.rx.theme.subscribe(onNext: { themes.append($0) })
    _ = Observable.just("dark").bind(to: defaults.rx.theme)
    _ = defaults.rx.theme.subscribe(onNext: { themes.append($0) })
    #expect(themes == ["light", "dark"])
  }
}
