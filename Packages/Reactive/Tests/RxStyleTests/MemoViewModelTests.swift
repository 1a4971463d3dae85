import Reactive
import Testing

// A memo form that can be saved when both fields are filled. The view model stores each change of a field.

final class MemoFormViewModel {
  struct Input {
    let title: Observable<String>
    let content: Observable<String>
    let save: Observable<Void>
  }

  struct Output {
    let canSave: Driver<Bool>
    let saved: Signal<String>
  }

  private var title = ""
  private var content = ""

  func transform(input: Input) -> Output {
    let canSave = Observable.combineLatest(input.title, input.content)
      .do(onNext: { [weak self] title, content in
        self?.title = title
        self?.content = content
      })
      .map { title, content in
        !title.isEmpty && !content.isEmpty
      }
      .asDriver(onErrorJustReturn: false)

    let saved = input.save
      .withUnretained(self)
      .map { owner, _ in "\(owner.title): \(owner.content)" }
      .asSignal(onErrorJustReturn: "")

    return Output(canSave: canSave, saved: saved)
  }
}

@MainActor
@Suite struct MemoViewModelTests {
  @Test("A memo can be saved when both fields are filled") func saving() {
    let title = BehaviorRelay(value: "")
    let content = BehaviorRelay(value: "")
    let save = PublishRelay<Void>()
    let viewModel = MemoFormViewModel()
    let output = viewModel.transform(
      input: .init(title: title.asObservable(), content: content.asObservable(), save: save.asObservable()))
    let disposeBag = DisposeBag()
    let isEnabled = BehaviorRelay(value: true)
    var enabled: [Bool] = []
    var saved: [String] = []
    output.canSave.drive(onNext: { enabled.append($0) }).disposed(by: disposeBag)
    output.canSave.drive(isEnabled).disposed(by: disposeBag)
    output.saved.emit(onNext: { saved.append($0) }).disposed(by: disposeBag)
    title.accept("a")
    #expect(isEnabled.value == false)
    content.accept("b")
    save.accept(())
    #expect(enabled == [false, false, true])
    #expect(isEnabled.value)
    #expect(saved == ["a: b"])
  }
}
