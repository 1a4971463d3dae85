import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// A photo as large as there is room, its facts, and the actions on it.
@MainActor
final class DetailScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(_ viewModel: PhotoDetailViewModel, on coordinator: PhotosCoordinator) {
    let picture = PhotoView(pipeline: coordinator.pipeline)
    let panel = DetailPanel(picture: picture, keys: coordinator.keys)
    let progress = ProgressBar()
    progress.isHidden = true
    let download = BehaviorRelay<DownloadState>(value: .idle)
    let shown = BehaviorRelay<PhotoDetail?>(value: nil)
    let frame = coordinator.frame(
      panel, title: { StyledText(shown.value?.position ?? "", coordinator.theme.secondary) },
      status: [
        .init(
          StatusLine(
            left: { coordinator.status(of: shown.value, download.value) },
            right: {
              shown.value?.item.map { StyledText(untrusted: $0.attribution, coordinator.theme.secondary) } ?? ""
            }),
          .fill),
        .init(progress, .fixed(24)),
      ])
    view = frame
    let texts = coordinator.strings.screens
    func command(_ title: String, _ action: KeyMap.Action, isHint: Bool = false) -> ControlEvent<Void> {
      frame.addCommand(title, keys: coordinator.keys[action], isHint: isHint)
    }
    let like = command(texts.like, .like, isHint: true)
    let save = command(texts.save, .save, isHint: true)
    let share = command(texts.share, .share, isHint: true)
    let openPage = command(texts.openPage, .openPage, isHint: true)
    let back = picture.leaving(on: command(texts.back, .back, isHint: true))
    command(texts.larger, .larger, isHint: true).subscribe(onNext: { picture.enlarge() }).disposed(by: bag)
    command(texts.smaller, .smaller).subscribe(onNext: { picture.reduce() }).disposed(by: bag)
    command(texts.whole, .whole).subscribe(onNext: { picture.reset() }).disposed(by: bag)
    let next = command(texts.next, .next)
    let previous = command(texts.previous, .previous)
    let cancel = command(texts.cancelSaving, .cancelSaving)
    let retry = command(texts.retry, .retry)
    retry.subscribe(onNext: { coordinator.pipeline.retry() }).disposed(by: bag)
    command(texts.facts, .facts, isHint: true).subscribe(onNext: { panel.toggleFacts(on: coordinator) })
      .disposed(by: bag)
    let replacements = PublishRelay<DownloadRequest>()

    let output = viewModel.transform(
      input: .init(
        load: retry.startWith(()),
        previous: ControlEvent(events: Observable.merge(picture.previous.asObservable(), previous.asObservable())),
        next: ControlEvent(events: Observable.merge(picture.next.asObservable(), next.asObservable())),
        toggleLike: like,
        download: ControlEvent(events: save.map { coordinator.downloads }),
        replace: ControlEvent(events: replacements.asObservable()),
        cancelDownload: cancel, share: share, openPage: openPage, back: back))
    output.likeChanges.emit(onNext: { coordinator.show($0.text) }).disposed(by: bag)
    output.saved.emit(onNext: { coordinator.show(coordinator.strings.photos.saved($0)) }).disposed(by: bag)
    output.shared.emit(onNext: { coordinator.share($0) }).disposed(by: bag)
    output.openedPage.emit(onNext: { coordinator.showPage($0) }).disposed(by: bag)
    output.occupied
      .emit(onNext: { request in
        coordinator.ask(toReplace: request.destination.path) { replacements.accept(request) }
      })
      .disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    output.download
      .drive(onNext: { state in
        download.accept(state)
        progress.fraction = state.progress?.fraction
        progress.isHidden = state.progress == nil
        frame.setNeedsDisplay()
      })
      .disposed(by: bag)
    output.photo
      .drive(onNext: { [weak self] detail in
        shown.accept(detail)
        panel.detail = detail
        if let self, let item = detail.item { coordinator.reveal(item.id, below: self) }
      })
      .disposed(by: bag)
  }
}

extension KeyMap.Action {
  static let like = Self("like", .character("l"))
  static let save = Self("save", .character("d"))
  static let cancelSaving = Self("cancelSaving", .character("x"))
  static let share = Self("share", .character("s"))
  static let openPage = Self("openPage", .character("o"))
  static let next = Self("next", .character("n"))
  static let previous = Self("previous", .character("p"))
  static let larger = Self("larger", .character("+"), .character("="))
  static let smaller = Self("smaller", .character("-"))
  static let whole = Self("whole", .character("0"))
  static let facts = Self("facts", .character("i"))

  /// The actions on a photo.
  static let detail: [Self] = [
    .like, .save, .cancelSaving, .share, .openPage, .next, .previous, .larger, .smaller, .whole, .facts,
  ]
}
