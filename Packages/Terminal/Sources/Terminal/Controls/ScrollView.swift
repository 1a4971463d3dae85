/// A view that scrolls a taller view vertically.
public final class ScrollView: View {
  public let content: View
  public var movementKeys = MovementKeys.letters.adding(pageDown: .character(" "))
  private var scrolled = 0

  public init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let fitting = content.sizeThatFits(Size(width: max(1, size.width - 1), height: 10_000))
    return Size(width: min(fitting.width + 1, size.width), height: min(fitting.height, size.height))
  }

  public override func layoutSubviews() {
    let width = max(1, bounds.width - 1)
    let height = content.sizeThatFits(Size(width: width, height: 10_000)).height
    scrolled = max(0, min(scrolled, height - bounds.height))
    content.frame = Rect(x: 0, y: -scrolled, width: width, height: height)
  }

  public override func draw(in canvas: Canvas) {
    drawScrollBar(in: canvas, theme: theme, first: scrolled, shown: bounds.height, count: content.frame.height)
  }

  public override var canBecomeFocused: Bool { true }

  private var canScroll: Bool { content.frame.height > bounds.height }

  public override var commands: [KeyCommand] {
    guard canScroll, let texts = window?.commandTexts else { return super.commands }
    let keys = movementKeys
    let (canGoUp, canGoDown) = (scrolled > 0, scrolled < content.frame.height - bounds.height)
    func listed(down: Set<KeyPress>, up: Set<KeyPress>) -> [KeyPress] {
      [canGoDown ? down : [], canGoUp ? up : []].listed
    }
    return [
      keyCommand(texts.scroll, listed(down: keys.down, up: keys.up), isHint: true),
      keyCommand(texts.movePage, listed(down: keys.pageDown, up: keys.pageUp)),
      keyCommand(texts.moveToEnds, listed(down: keys.last, up: keys.first)),
    ] + super.commands
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard canScroll else { return false }
    let page = max(1, bounds.height - 1)
    if movementKeys.up.contains(key) {
      return scroll(to: scrolled - 1)
    } else if movementKeys.down.contains(key) {
      return scroll(to: scrolled + 1)
    } else if movementKeys.pageUp.contains(key) {
      return scroll(to: scrolled - page)
    } else if movementKeys.pageDown.contains(key) {
      return scroll(to: scrolled + page)
    } else if movementKeys.first.contains(key) {
      return scroll(to: 0)
    } else if movementKeys.last.contains(key) {
      return scroll(to: .max)
    }
    return false
  }

  public override func mouse(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .scrollUp: scroll(to: scrolled - 3)
    case .scrollDown: scroll(to: scrolled + 3)
    case .press where event.button == .left && canScroll && event.position.x == bounds.width - 1,
      .drag where isDraggingBar:
      scroll(to: event.position.y * (content.frame.height - bounds.height) / max(1, bounds.height - 1), drags: true)
    case .release: endDrag()
    default: false
    }
  }

  private var isDraggingBar = false

  private func scroll(to position: Int, drags: Bool) -> Bool {
    isDraggingBar = drags
    return scroll(to: position)
  }

  private func endDrag() -> Bool {
    defer { isDraggingBar = false }
    return isDraggingBar
  }

  private func scroll(to position: Int) -> Bool {
    scrolled = max(0, min(position, content.frame.height - bounds.height))
    setNeedsLayout()
    return true
  }
}
