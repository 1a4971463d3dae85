public import Reactive

/// An editable line of text.
///
/// The cursor moves and deletes by whole graphemes, and a long text scrolls. The terminal's own cursor marks the
/// insertion point, so that input methods open there.
public final class TextField: View {
  /// The text. Setting the text moves the cursor to the end; ``text`` does not emit.
  public var string: String {
    get { before + after }
    set {
      guard newValue != string else { return }
      (before, after) = (newValue.printable(), "")
      setNeedsDisplay()
    }
  }

  /// The text that is shown while the field is empty.
  public var placeholder = "" {
    didSet { setNeedsDisplay() }
  }

  /// The text, as a property that a view model can read and set. Emits the text on subscription and after each edit by
  /// the user.
  public var text: ControlProperty<String> {
    let current = Observable<String>.deferred { [weak self] in
      guard let self else { return .empty() }
      return edits.startWith(string)
    }
    return ControlProperty(values: current, valueSink: rx.string)
  }

  /// Emits when Enter is pressed in the field.
  public var editingDidEndOnExit: ControlEvent<Void> { ControlEvent(events: submissions) }

  private var before = ""
  private var after = ""
  /// The number of columns of the text that are hidden on the left.
  private var scrolled = 0
  private let edits = PublishRelay<String>()
  private let submissions = PublishRelay<Void>()

  public override init() {
    super.init()
  }

  /// The title of the Enter key in hints while the field has a text; nil for no hint.
  public var submitTitle: String?

  public override var commands: [KeyCommand] {
    guard let submitTitle, !string.isEmpty else { return super.commands }
    return [keyCommand(submitTitle, [KeyPress(.enter)], isHint: true, group: .action)] + super.commands
  }

  public override var canBecomeFocused: Bool { true }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  public override func draw(in canvas: Canvas) {
    let width = canvas.size.width
    let cursor = before.columns
    // One column is reserved for the cursor after the text.
    scrolled = min(scrolled, max(0, cursor + after.columns + 1 - width))
    if cursor < scrolled { scrolled = cursor }
    if cursor >= scrolled + width { scrolled = cursor - width + 1 }
    if string.isEmpty {
      canvas.draw(placeholder.truncated(toColumns: width), at: .zero, style: theme.secondary)
    } else {
      canvas.draw(string, at: Point(x: -scrolled, y: 0), style: theme.text)
    }
    if isFocused { canvas.showCursor(at: Point(x: cursor - scrolled, y: 0)) }
  }

  public override var takesText: Bool { true }

  public override func keyDown(_ key: KeyPress) -> Bool {
    if let typed = key.typedText {
      insert(typed)
      return true
    }
    switch key {
    case KeyPress(.enter): submissions.accept(())
    case KeyPress(.left), .control("b"): if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case KeyPress(.right), .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case KeyPress(.home), .control("a"): (before, after) = ("", string)
    case KeyPress(.end), .control("e"): (before, after) = (string, "")
    case KeyPress(.left, .control), KeyPress(.character("b"), .alt): moveWordLeft()
    case KeyPress(.right, .control), KeyPress(.character("f"), .alt): moveWordRight()
    case KeyPress(.backspace): edit { _ = $0.before.popLast() }
    case KeyPress(.delete), .control("d"): edit { if !$0.after.isEmpty { $0.after.removeFirst() } }
    case .control("u"): edit { $0.before = "" }
    case .control("k"): edit { $0.after = "" }
    case .control("w"), KeyPress(.backspace, .alt):
      edit { field in
        let end = field.after
        field.moveWordLeft()
        field.after = end
      }
    default: return false
    }
    setNeedsDisplay()
    return true
  }

  public override func paste(_ text: String) -> Bool {
    insert(text.printable())
    return true
  }

  public override func mouse(_ event: MouseEvent) -> Bool {
    guard event.action == .press else { return false }
    var column = -scrolled
    let whole = string
    let index = whole.indices.first { index in
      column += whole[index].columns
      return column > event.position.x
    }
    (before, after) = (String(whole[..<(index ?? whole.endIndex)]), String(whole[(index ?? whole.endIndex)...]))
    setNeedsDisplay()
    return true
  }

  public override var spokenText: String? { string.isEmpty ? placeholder : "\(placeholder): \(string)" }

  /// Inserts a text at the cursor. A mark, joiner or final consonant combines with the grapheme before it.
  private func insert(_ text: String) {
    edit { $0.before += text }
  }

  private func edit(_ change: (TextField) -> Void) {
    let old = string
    change(self)
    setNeedsDisplay()
    if string != old { edits.accept(string) }
  }

  private func moveWordLeft() {
    let whole = string
    let spaces = before.reversed().prefix { $0 == " " }.count
    before.removeLast(spaces)
    before.removeLast(before.reversed().prefix { $0 != " " }.count)
    after = String(whole.dropFirst(before.count))
  }

  private func moveWordRight() {
    let spaces = after.prefix { $0 == " " }.count
    let count = spaces + after.dropFirst(spaces).prefix { $0 != " " }.count
    before += after.prefix(count)
    after.removeFirst(count)
  }
}
