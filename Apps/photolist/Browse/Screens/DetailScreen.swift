import Domain
import Presentation
import Reactive
import Terminal

/// A photo as large as there is room, what is known of it, and what can be done with it.
@MainActor
final class DetailScreen: PhotoScreen {
  let view: View
  private let bag = DisposeBag()
  private var current: PhotoDetail?

  init(_ viewModel: PhotoDetailViewModel, on stage: PhotoStage) {
    let picture = PhotoView(shelf: stage.shelf)
    let panel = DetailPanel(picture: picture, keys: stage.keys)
    let progress = ProgressBar()
    progress.isHidden = true
    let download = BehaviorRelay<DownloadState>(value: .idle)
    let shown = BehaviorRelay<PhotoDetail?>(value: nil)
    let frame = stage.frame(
      panel, title: { StyledText(shown.value?.position ?? "", stage.theme.secondary) },
      status: [
        .init(
          StatusLine(
            left: { Self.status(shown.value, download.value, stage) },
            right: { shown.value?.item.map { StyledText(foreign: $0.attribution, stage.theme.secondary) } ?? "" }),
          .fill),
        .init(progress, .fixed(24)),
      ])
    view = frame
    let texts = stage.strings.screens
    func command(_ title: String, _ action: KeyMap.Action, isHint: Bool = false) -> ControlEvent<Void> {
      frame.addCommand(title, keys: stage.keys[action], isHint: isHint)
    }
    let like = command(texts.like, .like, isHint: true)
    let save = command(texts.save, .save, isHint: true)
    let share = command(texts.share, .share, isHint: true)
    let openPage = command(texts.openPage, .openPage, isHint: true)
    let back = command(texts.back, .back, isHint: true).flatMap { [unowned picture] () -> Observable<Void> in
      guard picture.isZoomed else { return .just(()) }
      picture.reset()
      return .empty()
    }
    command(texts.larger, .larger, isHint: true).subscribe(onNext: { picture.enlarge() }).disposed(by: bag)
    command(texts.smaller, .smaller).subscribe(onNext: { picture.reduce() }).disposed(by: bag)
    command(texts.whole, .whole).subscribe(onNext: { picture.reset() }).disposed(by: bag)
    let next = command(texts.next, .next)
    let previous = command(texts.previous, .previous)
    let cancel = command(texts.cancelSaving, .cancelSaving)
    let retry = command(texts.retry, .retry)
    retry.subscribe(onNext: { stage.shelf.retry() }).disposed(by: bag)
    command(texts.facts, .facts, isHint: true).subscribe(onNext: { panel.toggleFacts(on: stage) }).disposed(by: bag)
    let replacements = PublishRelay<DownloadDestination>()

    let output = viewModel.transform(
      input: .init(
        load: retry.startWith(()),
        previous: ControlEvent(events: Observable.merge(picture.previous.asObservable(), previous.asObservable())),
        next: ControlEvent(events: Observable.merge(picture.next.asObservable(), next.asObservable())),
        toggleLike: like,
        download: ControlEvent(
          events: Observable.merge(save.map { stage.downloads }, replacements.asObservable())),
        cancelDownload: cancel, share: share, openPage: openPage, back: ControlEvent(events: back)))
    output.likeChanges.emit(onNext: { stage.tell($0.text) }).disposed(by: bag)
    output.saved.emit(onNext: { stage.tell(stage.strings.photos.saved($0)) }).disposed(by: bag)
    output.shared.emit(onNext: { stage.share($0) }).disposed(by: bag)
    output.openedPage.emit(onNext: { stage.openPage($0) }).disposed(by: bag)
    output.failures
      .emit(onNext: { failure in
        guard case .storage(.exists(let path)) = failure.error else { return stage.tell(failure) }
        Self.ask(toReplace: path, on: stage) {
          replacements.accept(DownloadDestination(path: path, replacesExisting: true))
        }
      })
      .disposed(by: bag)
    output.route.emit(onNext: { stage.go($0) }).disposed(by: bag)
    output.download
      .drive(onNext: { state in
        download.accept(state)
        if case .running(let amount, _) = state {
          progress.fraction = amount.fraction
          progress.isHidden = false
        } else {
          progress.isHidden = true
        }
        frame.setNeedsDisplay()
      })
      .disposed(by: bag)
    output.photo
      .drive(onNext: { [weak self] detail in
        shown.accept(detail)
        panel.detail = detail
        if let self, let id = detail.item?.id { stage.reveal(id, behind: self) }
      })
      .disposed(by: bag)
  }

  /// What runs or failed; else what is seen.
  private static func status(_ detail: PhotoDetail?, _ download: DownloadState, _ stage: PhotoStage) -> StyledText {
    let theme = stage.theme
    if case .running(_, let text) = download {
      let cancel = stage.keys[.cancelSaving].first.map { "\($0) \(stage.strings.screens.cancelSaving)" } ?? ""
      return StyledText(foreign: text + "  ", theme.text) + StyledText(cancel, theme.accent)
    }
    guard let detail else { return "" }
    if let failure = detail.state.failure {
      let retry = stage.keys[.retry].first.map { "\($0) \(stage.strings.screens.retry)" } ?? ""
      return StyledText(foreign: "\(failure.message) \(failure.advice) ", theme.error) + StyledText(retry, theme.accent)
    }
    guard let item = detail.item else { return StyledText(detail.status, theme.secondary) }
    let heart = StyledText(item.isLiked ? "♥ " : "", theme.heart)
    return heart + StyledText(foreign: item.title, theme.strong)
  }

  private static func ask(toReplace path: String, on stage: PhotoStage, _ replace: @escaping () -> Void) {
    let texts = stage.strings.screens
    let yes = Button(texts.replace)
    let no = Button(texts.cancel)
    let dialog = Dialog(
      title: texts.save, Label(StyledText(texts.replaceQuestion(path.printable()), stage.theme.text), wraps: true),
      buttons: [no, yes])
    let escape = dialog.addCommand(texts.cancel, keys: [KeyPress(.escape)])
    // What is presented lives as long as it is seen, and so do its events.
    _ = yes.tap.subscribe(onNext: replace)
    _ = Observable.merge(yes.tap.asObservable(), no.tap.asObservable(), escape.asObservable()).take(1)
      .subscribe(onNext: { [weak dialog] in dialog.map(stage.dismiss) })
    stage.present(dialog)
  }
}
