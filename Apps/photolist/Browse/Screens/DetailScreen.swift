import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen of one photo: the picture, the facts, and the actions on the photo.
@MainActor
final class DetailScreen: ViewController {
  let view: View
  var title: String? { shown.value?.item?.title }
  private let shown = BehaviorRelay<PhotoDetail?>(value: nil)
  private let bag = DisposeBag()

  init(
    _ pager: PhotoPagerViewModel, _ actions: PhotoActionsViewModel, links: PhotoLinksViewModel,
    files: PhotoFileViewModel, selection: SelectionControls, on coordinator: PhotosCoordinator
  ) {
    let picture = PhotoView(pipeline: coordinator.pipeline)
    picture.obstacleText = { [strings = coordinator.strings.navigation] in strings.text(of: $0) }
    let panel = DetailPanel(picture: picture, keys: coordinator.keys, strings: coordinator.strings)
    let progress = ProgressBar()
    progress.isHidden = true
    var state: PhotoActionsState?
    let shown = shown
    let frame = coordinator.frame(
      panel,
      title: { [unowned panel] _ in
        guard !panel.showsFactsBeside, let item = shown.value?.item else { return "" }
        return StyledText(untrusted: item.attribution, coordinator.theme.secondary)
      },
      status: [
        .init(
          StatusLine(
            left: { [unowned panel, unowned picture] columns in
              let count = coordinator.count(of: state?.selection ?? PhotoSelection())
              return count
                + coordinator.statusLine(
                  of: shown.value, state?.activity, zoom: picture.zoomState, showsTitle: !panel.showsFactsBeside,
                  columns: columns - count.columns)
            },
            right: { coordinator.position(of: shown.value) }),
          .fill),
        .init(progress, .fixed(24)),
      ])
    view = frame
    let strings = coordinator.strings
    func command(
      _ title: String, _ action: KeyMap.Action, isHint: Bool = false, hintTitle: String? = nil,
      group: KeyCommand.Group = .action, currentTitle: (() -> String)? = nil, isEnabled: @escaping () -> Bool = { true }
    ) -> ControlEvent<Void> {
      frame.addCommand(
        title, keys: coordinator.keys[action], isHint: isHint, hintTitle: hintTitle, group: group,
        currentTitle: currentTitle, isEnabled: isEnabled)
    }
    picture.titles = (strings.navigation.move, strings.detail.previous, strings.detail.next)
    picture.canPage = { (shown.value?.hasPrevious == true, shown.value?.mayHaveNext == true) }
    let next = command(strings.detail.next, .next, group: .movement)
    let previous = command(strings.detail.previous, .previous, group: .movement)
    let retry = command(
      strings.navigation.retry, .retry,
      isEnabled: { state?.activity?.status?.action == .retry || coordinator.pipeline.hasFailures })
    retry.subscribe(onNext: { coordinator.pipeline.retry() }).disposed(by: bag)
    // Commands that are added first stay in the footer of a narrow window.
    let back = PublishRelay<Void>()
    panel.leaving(
      on: picture.leaving(
        on: command(
          strings.navigation.back, .back, isHint: true, group: .navigation,
          currentTitle: { picture.isZoomed ? strings.detail.whole : strings.navigation.back })),
      in: frame
    )
    .subscribe(onNext: { back.accept(()) }).disposed(by: bag)
    let page = pager.transform(
      input: .init(
        load: retry.startWith(()),
        previous: ControlEvent(events: Observable.merge(picture.previous.asObservable(), previous.asObservable())),
        next: ControlEvent(events: Observable.merge(picture.next.asObservable(), next.asObservable())),
        back: ControlEvent(events: back.asObservable())))
    var chosen = PhotoSelection()
    state = coordinator.addActions(
      actions, to: frame, on: page.photo, item: { shown.value?.item }, selection: selection,
      pictureFailure: picture.failure.asObservable(), bag: bag
    ) { state in
      let download = state.activity?.download.progress
      progress.fraction = download?.fraction
      progress.isHidden = download == nil
      // The status line, which shows the selection, is hidden while the picture fills the screen.
      if panel.isAlone && state.selection != chosen {
        coordinator.show(strings.photos.selected(state.selection.items.count))
      }
      chosen = state.selection
      frame.setNeedsDisplay()
    }
    command(
      strings.detail.larger, .larger, isHint: true, hintTitle: strings.viewing.zoomHint,
      isEnabled: { picture.canEnlarge }
    )
    .subscribe(onNext: { picture.enlarge() }).disposed(by: bag)
    let showLinks = frame.addCommand(
      strings.viewing.links, keys: [KeyPress(.enter)], isHint: true, group: .navigation,
      isEnabled: { shown.value?.item != nil })
    let openFile = command(strings.viewing.openFile, .openFile, isEnabled: { shown.value?.item != nil })
    command(strings.viewing.alone, .alone, isHint: true, isEnabled: { coordinator.pipeline.showsPictures })
      .subscribe(onNext: { [unowned frame] in
        panel.toggleAlone(in: frame)
        if panel.isAlone, let key = coordinator.keys[.back].first {
          coordinator.window.show(toast: StyledText(strings.viewing.aloneHint("\(key)"), key: key))
        }
      })
      .disposed(by: bag)
    command(strings.detail.smaller, .smaller, isHint: true, isEnabled: { picture.isZoomed })
      .subscribe(onNext: { picture.reduce() }).disposed(by: bag)
    command(strings.detail.whole, .whole, isHint: true, isEnabled: { picture.isZoomed })
      .subscribe(onNext: { picture.reset() }).disposed(by: bag)
    command(strings.detail.facts, .facts, isHint: true, isEnabled: { panel.canToggleFacts })
      .subscribe(onNext: { panel.toggleFacts(on: coordinator) })
      .disposed(by: bag)
    page.messages.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    page.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    bind(links, to: page.photo, show: showLinks, selectAuthor: panel.authorTap, on: coordinator)
    bind(files, to: page.photo, open: openFile, on: coordinator)
    page.photo
      .drive(onNext: { [weak self] detail in
        shown.accept(detail)
        panel.detail = detail
        if let self, let item = detail.item { coordinator.reveal(item.id, below: self) }
      })
      .disposed(by: bag)
  }

  /// Lets the user choose the photo's author, topic, place or tag, to see more photos. `selectAuthor` opens the photos
  /// of the author at once.
  private func bind(
    _ links: PhotoLinksViewModel, to photo: Driver<PhotoDetail>, show: ControlEvent<Void>,
    selectAuthor: ControlEvent<Void>, on coordinator: PhotosCoordinator
  ) {
    let selected = PublishRelay<PhotoLink>()
    let output = links.transform(
      input: .init(photo: photo, show: show, select: ControlEvent(events: selected), selectAuthor: selectAuthor))
    output.choices.emit(onNext: { coordinator.choose($0) { selected.accept($0) } }).disposed(by: bag)
    output.messages.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
  }

  /// Lets the user open the photo's file in another program.
  private func bind(
    _ files: PhotoFileViewModel, to photo: Driver<PhotoDetail>, open: ControlEvent<Void>,
    on coordinator: PhotosCoordinator
  ) {
    let results = PublishRelay<(path: String, isOpened: Bool)>()
    let output = files.transform(
      input: .init(photo: photo, open: open, result: ControlEvent(events: results)))
    output.file.emit(onNext: { coordinator.openFile($0, results) }).disposed(by: bag)
    output.messages.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
  }
}

extension NavigationStrings {
  /// Returns the reason why no pictures are shown.
  func text(of obstacle: PictureObstacle) -> String {
    switch obstacle {
    case .noColor: noPicturesBecauseOfVariable
    case .colorChoice: noPicturesBecauseOfOption
    case .colorlessTerminal: noPicturesWithoutColors
    }
  }
}

extension KeyMap.Action {
  static let like = Self("like", .character("L"), KeyPress(.character("l"), .shift))
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
  static let alone = Self("alone", .character("z"))
  static let openFile = Self("openFile", .character("O"), KeyPress(.character("o"), .shift))

  /// The actions on a photo.
  static let detail: [Self] = [
    .select, .like, .save, .cancelSaving, .share, .openPage, .next, .previous, .larger, .smaller, .whole, .facts,
    .alone, .openFile,
  ]
}
