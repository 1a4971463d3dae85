import Presentation
import Reactive
import Terminal

/// A picture, and the photo's facts next to it if there is room for both.
final class DetailPanel: View {
  private let picture: PhotoView
  private let facts = FactsView()
  private let scroll: ScrollView
  private let message = MessageView()
  private let keys: KeyMap
  private let strings: Strings
  private var showsFacts = true
  /// The facts in a dialog, for terminals without room next to the picture.
  private weak var presentedFacts: FactsView?

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
    picture.movementKeys = keys.movement
    picture.scrollBeside = { [unowned self] key in
      !scroll.isHidden && !keys.movement.left.contains(key) && !keys.movement.right.contains(key) && scroll.keyDown(key)
    }
    addSubview(picture)
    addSubview(scroll)
    addSubview(message)
  }

  private var hasRoomBeside: Bool { bounds.width >= 84 }

  override func layoutSubviews() {
    let factsWidth = min(44, bounds.width / 3)
    let isSplit = hasRoomBeside && showsFacts
    scroll.isHidden = !isSplit
    let width = isSplit ? bounds.width - factsWidth - 2 : bounds.width
    picture.frame = Rect(x: 0, y: 0, width: width, height: bounds.height)
    scroll.frame = Rect(x: width + 2, y: 0, width: factsWidth, height: bounds.height)
    message.frame = bounds
  }

  // The message contains colors of the theme, which may have changed.
  override func draw(in canvas: Canvas) { showMessage() }

  private func showMessage() {
    guard let detail, detail.item == nil, let status = detail.status else { return }
    message.parts = status.paragraphs(keys: keys, strings: strings, theme: theme)
  }

  /// Shows or hides the facts next to the picture, or shows them in a dialog if there is no room.
  func toggleFacts(on coordinator: PhotosCoordinator) {
    guard !hasRoomBeside else {
      showsFacts.toggle()
      return setNeedsLayout()
    }
    let facts = FactsView()
    facts.detail = detail
    presentedFacts = facts
    let texts = coordinator.strings
    let dialog = Dialog(title: texts.detail.facts, ScrollView(facts))
    _ = dialog.addCommand(texts.navigation.back, keys: keys[.back] + keys[.facts] + keys[.quit])
      .subscribe(onNext: { [weak dialog] in
        if let dialog { coordinator.window.dismiss(dialog) }
      })
    coordinator.window.present(dialog)
  }
}
