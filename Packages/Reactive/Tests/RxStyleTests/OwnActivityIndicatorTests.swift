import Reactive
import Testing

// An app's own activity indicator: a shared sequence that sends true while work is running. The indicator is a nested
// type of the view model.

@MainActor
final class UploadViewModel {
  final class Activity: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let relay = BehaviorRelay(value: 0)
    private let loading: SharedSequence<SharingStrategy, Bool>

    init() {
      loading = relay.asDriver()
        .map { $0 > 0 }
        .distinctUntilChanged()
    }

    fileprivate func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
      return Observable.using(
        { () -> AnyDisposable in
          self.relay.accept(self.relay.value + 1)
          return AnyDisposable { self.relay.accept(self.relay.value - 1) }
        },
        observableFactory: { _ in
          source.asObservable()
        })
    }

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
      return loading
    }
  }

  private let activity = Activity()
  private let files = PublishSubject<Single<String>>()

  var isUploading: Driver<Bool> {
    return activity.asDriver()
  }

  lazy var uploaded: Observable<String> =
    files
    .flatMap { [activity] file in activity.track(file) }
    .share()

  func upload(_ file: Single<String>) {
    files.onNext(file)
  }
}

struct AnyDisposable: Disposable {
  private let onDispose: () -> Void

  init(_ onDispose: @escaping () -> Void) {
    self.onDispose = onDispose
  }

  func dispose() {
    onDispose()
  }
}

@MainActor
@Suite struct OwnActivityIndicatorTests {
  @Test("Overlapping uploads count as one activity") func overlappingUploads() {
    let disposeBag = DisposeBag()
    let viewModel = UploadViewModel()
    let first = PublishSubject<String>()
    let second = PublishSubject<String>()
    var uploading: [Bool] = []
    var uploaded: [String] = []
    viewModel.isUploading.drive(onNext: { uploading.append($0) }).disposed(by: disposeBag)
    viewModel.uploaded.subscribe(onNext: { uploaded.append($0) }).disposed(by: disposeBag)

    viewModel.upload(first.asSingle())
    viewModel.upload(second.asSingle())
    first.onNext("a")
    first.onCompleted()
    #expect(uploading == [false, true])
    second.onNext("b")
    second.onCompleted()

    #expect(uploading == [false, true, false])
    #expect(uploaded == ["a", "b"])
  }
}
