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
            left: { stage.status(of: shown.value, download.value) },
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
    let back = picture.leaving(on: command(texts.back, .back, isHint: true))
    command(texts.larger, .larger, isHint: true).subscribe(onNext: { picture.enlarge() }).disposed(by: bag)
    command(texts.smaller, .smaller).subscribe(onNext: { picture.reduce() }).disposed(by: bag)
    command(texts.whole, .whole).subscribe(onNext: { picture.reset() }).disposed(by: bag)
    let next = command(texts.next, .next)
    let previous = command(texts.previous, .previous)
    let cancel = command(texts.cancelSaving, .cancelSaving)
    let retry = command(texts.retry, .retry)
    retry.subscribe(onNext: { stage.shelf.retry() }).disposed(by: bag)
    command(texts.facts, .facts, isHint: true).subscribe(onNext: { panel.toggleFacts(on: stage) }).disposed(by: bag)
    let replacements = PublishRelay<DownloadWish>()

    let output = viewModel.transform(
      input: .init(
        load: retry.startWith(()),
        previous: ControlEvent(events: Observable.merge(picture.previous.asObservable(), previous.asObservable())),
        next: ControlEvent(events: Observable.merge(picture.next.asObservable(), next.asObservable())),
        toggleLike: like,
        download: ControlEvent(events: save.map { stage.downloads }),
        replace: ControlEvent(events: replacements.asObservable()),
        cancelDownload: cancel, share: share, openPage: openPage, back: back))
    output.likeChanges.emit(onNext: { stage.tell($0.text) }).disposed(by: bag)
    output.saved.emit(onNext: { stage.tell(stage.strings.photos.saved($0)) }).disposed(by: bag)
    output.shared.emit(onNext: { stage.share($0) }).disposed(by: bag)
    output.openedPage.emit(onNext: { stage.openPage($0) }).disposed(by: bag)
    output.occupied
      .emit(onNext: { wish in
        stage.ask(toReplace: wish.destination.path) { replacements.accept(wish) }
      })
      .disposed(by: bag)
    output.failures.emit(onNext: { stage.tell($0) }).disposed(by: bag)
    output.route.emit(onNext: { stage.go($0) }).disposed(by: bag)
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
        detail.item.map { item in self.map { stage.reveal(item.id, behind: $0) } }
      })
      .disposed(by: bag)
  }
}
