import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen of one photo: its picture, its facts, and the actions on it.
@MainActor
final class DetailScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(_ pager: PhotoPagerViewModel, _ actions: PhotoActionsViewModel, on coordinator: PhotosCoordinator) {
    let picture = PhotoView(pipeline: coordinator.pipeline)
    let panel = DetailPanel(picture: picture, keys: coordinator.keys, strings: coordinator.strings)
    let progress = ProgressBar()
    progress.isHidden = true
    let activity = BehaviorRelay<PhotoActivity?>(value: nil)
    let shown = BehaviorRelay<PhotoDetail?>(value: nil)
    let frame = coordinator.frame(
      panel, title: { StyledText(shown.value?.position ?? "", coordinator.theme.secondary) },
      status: [
        .init(
          StatusLine(
            left: { coordinator.statusLine(of: shown.value, activity.value) },
            right: {
              shown.value?.item.map { StyledText(untrusted: $0.attribution, coordinator.theme.secondary) } ?? ""
            }),
          .fill),
        .init(progress, .fixed(24)),
      ])
    view = frame
    let strings = coordinator.strings
    func command(_ title: String, _ action: KeyMap.Action, isHint: Bool = false) -> ControlEvent<Void> {
      frame.addCommand(title, keys: coordinator.keys[action], isHint: isHint)
    }
    let like = command(strings.likes.like, .like, isHint: true)
    let save = command(strings.downloads.save, .save, isHint: true)
    let share = command(strings.detail.share, .share, isHint: true)
    let openPage = command(strings.detail.openPage, .openPage, isHint: true)
    let back = picture.leaving(on: command(strings.navigation.back, .back, isHint: true))
    command(strings.detail.larger, .larger, isHint: true).subscribe(onNext: { picture.enlarge() }).disposed(by: bag)
    command(strings.detail.smaller, .smaller).subscribe(onNext: { picture.reduce() }).disposed(by: bag)
    command(strings.detail.whole, .whole).subscribe(onNext: { picture.reset() }).disposed(by: bag)
    let next = command(strings.detail.next, .next)
    let previous = command(strings.detail.previous, .previous)
    let cancel = command(strings.downloads.cancelSaving, .cancelSaving)
    let retry = command(strings.navigation.retry, .retry)
    retry.subscribe(onNext: { coordinator.pipeline.retry() }).disposed(by: bag)
    command(strings.detail.facts, .facts, isHint: true).subscribe(onNext: { panel.toggleFacts(on: coordinator) })
      .disposed(by: bag)
    let replacements = PublishRelay<DownloadRequest>()

    let page = pager.transform(
      input: .init(
        load: retry.startWith(()),
        previous: ControlEvent(events: Observable.merge(picture.previous.asObservable(), previous.asObservable())),
        next: ControlEvent(events: Observable.merge(picture.next.asObservable(), next.asObservable())),
        back: back))
    let output = actions.transform(
      input: .init(
        photo: page.photo, toggleLike: like,
        download: ControlEvent(events: save.map { coordinator.downloads }),
        replace: ControlEvent(events: replacements.asObservable()),
        cancelDownload: cancel, share: share, openPage: openPage))
    output.messages.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.shared.emit(onNext: { coordinator.share($0) }).disposed(by: bag)
    output.openedPage.emit(onNext: { coordinator.showPage($0) }).disposed(by: bag)
    output.occupied
      .emit(onNext: { request in
        coordinator.ask(toReplace: request.destination.path) { replacements.accept(request) }
      })
      .disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    page.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    output.activity
      .drive(onNext: { current in
        activity.accept(current)
        progress.fraction = current.download.progress?.fraction
        progress.isHidden = current.download.progress == nil
        frame.setNeedsDisplay()
      })
      .disposed(by: bag)
    page.photo
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
