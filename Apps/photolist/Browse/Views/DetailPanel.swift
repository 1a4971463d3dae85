import Presentation
import Reactive
import Terminal

/// A photo's picture, with the photo's facts next to the picture if there is room.
final class DetailPanel: View {
  private let picture: PhotoView
  private let facts = FactsView()
  private let scroll: ScrollView
  private let message = MessageView()
  private let keys: KeyMap
  private let strings: Strings
  private var showsFacts = true
  /// Whether the picture fills the view, without margins and facts.
  private(set) var isAlone = false
  /// The facts in a dialog, which is used if there is no room for the facts next to the picture.
  private weak var presentedFacts: FactsView?

  /// Emits when the user clicks the credit, which names the author.
  var authorTap: ControlEvent<Void> { ControlEvent(events: authorTaps) }
  private let authorTaps = PublishRelay<Void>()

  var detail: PhotoDetail? {
    didSet {
      picture.photo = detail?.item?.photo
      picture.neighbors = detail?.neighbors ?? []
      facts.detail = detail
      presentedFacts?.detail = detail
      message.isHidden = detail?.item != nil
      showMessage()
      setNeedsDisplay()
    }
  }

  init(picture: PhotoView, keys: KeyMap, strings: Strings) {
    self.picture = picture
    scroll = ScrollView(facts)
    self.keys = keys
    self.strings = strings
    super.init()
    scroll.movementKeys = keys.movement
    facts.onAuthor = { [unowned self] in authorTaps.accept(()) }
    picture.movementKeys = keys.movement
    picture.scrollBeside = { [unowned self] key in
      !scroll.isHidden && !keys.movement.left.contains(key) && !keys.movement.right.contains(key)
        && !keys[.select].contains(key) && scroll.keyDown(key)
    }
    picture.commandsBeside = { [unowned self] in scroll.isHidden ? [] : scroll.commands }
    addSubview(picture)
    addSubview(scroll)
    addSubview(message)
  }

  private var hasRoomBeside: Bool { bounds.width >= 84 }

  /// Whether the facts are next to the picture. The facts contain the title and the credit, so other views need not
  /// show them.
  var showsFactsBeside: Bool { hasRoomBeside && showsFacts && !isAlone && detail?.item != nil }

  override func layoutSubviews() {
    let factsWidth = min(44, bounds.width / 3)
    let isSplit = hasRoomBeside && showsFacts && !isAlone
    scroll.isHidden = !isSplit
    message.frame = bounds
    if isAlone {
      // Some terminals scroll if a picture touches their last row.
      picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - 1))
      return
    }
    // Uses the same margins as a grid, so that the picture is aligned with the thumbnails.
    let top = bounds.height >= 13 ? 1 : 0
    let height = bounds.height - top - (bounds.height >= 17 ? 1 : 0)
    let width = (isSplit ? bounds.width - factsWidth - 2 : bounds.width) - 2
    picture.frame = Rect(x: 1, y: top, width: max(0, width), height: height)
    scroll.frame = Rect(x: width + 3, y: top, width: factsWidth, height: height)
  }

  // Updates the message, because the colors of the theme may have changed.
  override func draw(in canvas: Canvas) { showMessage() }

  private func showMessage() {
    guard let detail, detail.item == nil, let status = detail.status else { return }
    message.parts = status.paragraphs(keys: keys, strings: strings, theme: theme)
  }

  /// Switches between showing only the picture and showing the whole screen.
  ///
  /// - Parameter screen: the view that contains this panel. While only the picture is shown, the other subviews of
  ///   `screen` are hidden.
  func toggleAlone(in screen: View) {
    isAlone.toggle()
    for view in screen.subviews where view !== self { view.isHidden = isAlone }
    setNeedsLayout()
  }

  /// Returns an event that emits when the user leaves the screen. If only the picture is shown when the user goes
  /// back, shows the whole screen instead of emitting.
  func leaving(on back: ControlEvent<Void>, in screen: View) -> ControlEvent<Void> {
    ControlEvent(
      events: back.flatMap { [unowned self, unowned screen] () -> Observable<Void> in
        guard isAlone else { return .just(()) }
        toggleAlone(in: screen)
        return .empty()
      })
  }

  /// Whether the facts can be shown or hidden. True even while the photo is loading; its facts then appear after it has
  /// loaded.
  var canToggleFacts: Bool { !(isAlone && hasRoomBeside) }

  /// Shows or hides the facts next to the picture. If there is no room, shows the facts in a dialog.
  func toggleFacts(on coordinator: PhotosCoordinator) {
    guard !hasRoomBeside else {
      showsFacts.toggle()
      return setNeedsLayout()
    }
    let facts = FactsView()
    facts.detail = detail
    presentedFacts = facts
    let texts = coordinator.strings
    let scroll = ScrollView(facts)
    scroll.movementKeys = keys.movement
    let dialog = Dialog(title: texts.detail.facts, scroll)
    facts.onAuthor = { [weak self, weak dialog] in
      if let dialog { coordinator.window.dismiss(dialog) }
      self?.authorTaps.accept(())
    }
    _ = dialog.addCommand(
      texts.navigation.close, keys: keys[.back] + keys[.facts] + keys[.quit], isHint: true, group: .program
    )
    .subscribe(onNext: { [weak dialog] in
      if let dialog { coordinator.window.dismiss(dialog) }
    })
    coordinator.window.present(dialog)
  }
}
