import Foundation
import Reactive
import ReactiveCompat

@MainActor
final class AvatarLabel: ReactiveCompatible {
  static let shared = AvatarLabel()
  var initials = ""

  deinit {
    print("deinit")
  }
}

@MainActor
final class AvatarViewModel {
  let disposeBag = DisposeBag()

  func bind(_ name: Observable<String>, to label: AvatarLabel) {
    name
      .map { String($0.prefix(1)) }
      .bind(to: label.rx.initials)
      .disposed(by: disposeBag)
  }
}
