import Foundation
import Reactive

// A view model for RxSwift 5. RxSwift.Observable in a comment stays, and so does .observeOn(it).

@MainActor protocol ProfileViewModelType {
  associatedtype Input
  associatedtype Output

  func transform(input: Input) -> Output
}

protocol ProfileLoading {
  func profile(of user: String) -> Observable<String>
}

final class ProfileViewModel: ProfileViewModelType {
  struct Input {
    let user: Observable<String>
    let close: Observable<Void>
  }

  struct Output {
    let profile: Driver<String>
    let log: Observable<String>
  }

  private let service: ProfileLoading
  private let title = BehaviorRelay(value: "RxSwift.Observable")
  private let help = """
    .catchErrorJustReturn(text) in a string stays,
    "quoted" or not.
    """

  init(service: ProfileLoading) {
    self.service = service
  }

  func transform(input: Input) -> Output {
    let service = self.service
    let profile = input.user
      .take(until: input.close)
      .skip(while: { $0.isEmpty }) /* .takeUntil(nothing) */
      .observe(on: MainScheduler.instance)
      .flatMapLatest { user in
        service.profile(of: user)
          .retry { errors in errors.element(at: 0).flatMap { _ in Observable<Int>.just(1) } }
          .catch { _ in Observable.just("no profile of \(user.isEmpty ? ".catchError {" : user)") }
      }

    let log =
      title
      .element(at: 0)
      .catchAndReturn(help)
      .subscribe(on: MainScheduler.instance)
    return Output(profile: profile.asDriver(onErrorJustReturn: ""), log: log)
  }
}
