import Domain
import Presentation
import Reactive

/// A photo and everything known of it.
@MainActor
final class PhotoDetailScreen: Screen {
  let name = "photo"
  private let photo: Driver<PhotoDetail>
  private let download: Driver<DownloadState>
  private let previous = PublishRelay<Void>()
  private let next = PublishRelay<Void>()
  private let reload = PublishRelay<Void>()
  private let toggleLike = PublishRelay<Void>()
  private let save = PublishRelay<DownloadDestination>()
  private let share = PublishRelay<Void>()
  private let back = PublishRelay<Void>()
  private let bag = DisposeBag()
  private var detail: PhotoDetail?
  private var messages: [String] = []
  private let isAnswered = BehaviorRelay(value: true)

  init(
    _ id: Photo.ID, in strip: PhotoStrip, of app: CompositionRoot, route: @escaping @MainActor (PhotoRoute) -> Void
  ) {
    let output = app.photoDetail(id, in: strip).transform(
      input: .init(
        load: reload.startWith(()), previous: ControlEvent(events: previous), next: ControlEvent(events: next),
        toggleLike: ControlEvent(events: toggleLike), download: ControlEvent(events: save),
        share: ControlEvent(events: share), back: ControlEvent(events: back)))
    photo = output.photo
    download = output.download
    photo.drive(onNext: { [weak self] in self?.detail = $0 }).disposed(by: bag)
    Signal.merge(
      output.likeChanges.map(\.text),
      output.shared,
      output.saved.map(app.strings.photos.saved),
      output.failures.map { "\($0.message) \($0.advice)" }
    )
    .emit(onNext: { [weak self] in
      self?.messages.append($0)
      self?.isAnswered.accept(true)
    }).disposed(by: bag)
    output.route.emit(onNext: route).disposed(by: bag)
  }

  func settle() async -> Bool {
    guard await photo.first(where: \.state.isSettled) != nil else { return false }
    guard await isAnswered.asDriver().first(where: { $0 }) != nil else { return false }
    return await download.first { if case .running = $0 { false } else { true } } != nil
  }

  func show(on console: Console) throws {
    guard let detail else { return }
    if messages.isEmpty { try console.write(detail) }
    if let failure = detail.state.failure { console.report(CommandFailure(failure)) }
    if !detail.position.isEmpty { console.note(detail.position) }
    for message in messages { console.note(message) }
    messages = []
  }

  func take(_ words: [String]) -> Bool {
    switch words.first {
    case nil, "n": next.accept(())
    case "p": previous.accept(())
    case "r": reload.accept(())
    case "l":
      isAnswered.accept(detail?.item == nil)
      toggleLike.accept(())
    case "s": share.accept(())
    case "b": back.accept(())
    case "d": save.accept(DownloadDestination(path: words.count > 1 ? words[1] : "."))
    default: return false
    }
    return true
  }
}
