import AppSupport
import Presentation
import Reactive

/// Saves a form on a pipe, and writes the result of each save.
@MainActor
final class LineForm {
  let save = PublishRelay<Void>()
  private(set) var isDismissed = false
  /// The number of saves that have ended.
  private let outcomes = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  func bind(
    refused: Signal<String>, failures: Signal<Failure>, saved: Signal<String>, dismiss: Signal<Void>,
    in session: LineSession
  ) {
    refused
      .emit(onNext: { [unowned self] in
        session.show("refused", $0)
        end()
      })
      .disposed(by: bag)
    failures
      .emit(onNext: { [unowned self] in
        session.show($0)
        end()
      })
      .disposed(by: bag)
    saved
      .emit(onNext: { text in
        session.show("saved", text)
        session.clearFailure()
      })
      .disposed(by: bag)
    dismiss
      .emit(onNext: { [unowned self] in
        isDismissed = true
        end()
        session.close()
      })
      .disposed(by: bag)
  }

  private func end() { outcomes.accept(outcomes.value + 1) }

  /// Saves the form, and returns when saving has succeeded or failed.
  func saveAndWait() async {
    let count = outcomes.value
    save.accept(())
    _ = await outcomes.asDriver().first { $0 > count }
  }
}
