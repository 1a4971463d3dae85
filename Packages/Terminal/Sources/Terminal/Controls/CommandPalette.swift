import Reactive

/// A dialog that finds commands by parts of their titles or keywords. The arrow keys select a command, and Enter performs
/// it. Commands with the same title are listed once.
///
/// ```swift
/// window.present(CommandPalette(commands: window.activeCommands, title: "Commands"))
/// ```
public final class CommandPalette: View {
  private let all: [KeyCommand]
  private let field = TextField()
  private let list: CollectionView<KeyCommand>
  private let nothingFound: Label
  private let dialog: Dialog

  /// - Parameters:
  ///   - placeholder: the text in the empty field.
  ///   - perform: the title of the Enter key.
  public init(
    commands: [KeyCommand], title: String, placeholder: String = "", perform: String = "Perform",
    texts: CommandTexts = CommandTexts()
  ) {
    var titles: Set<String> = []
    all = commands.filter { $0.group != .movement && titles.insert($0.title).inserted }
    let width = commands.reduce(24) { max($0, $1.title.columns + 12) }
    list = CollectionView(.list(rowHeight: 1)) { canvas, command, state in
      let style = state.isSelected ? state.theme.selection : state.theme.text
      if state.isSelected { canvas.fill(canvas.bounds, style: style) }
      let key = command.keyNames.first ?? ""
      let room = canvas.size.width - key.columns - 3
      canvas.draw(command.title.truncated(toColumns: max(0, room)), at: Point(x: 1, y: 0), style: style)
      canvas.draw(
        key, at: Point(x: canvas.size.width - key.columns - 1, y: 0),
        style: state.isSelected ? style : state.theme.accent)
    }
    list.speakItem = { $0.title }
    nothingFound = Label(StyledText(texts.noSuchCommand))
    nothingFound.isHidden = true
    list.addSubview(nothingFound)
    field.placeholder = placeholder
    let rows = max(1, all.count)
    dialog = Dialog(
      title: title, Stack(.vertical, [.init(field, .fixed(1)), .init(list, .fixed(rows))]), widest: width + 4)
    super.init()
    addSubview(dialog)
    list.items = all
    list.isFocusable = false
    list.opensOnClick = true
    // The subscriptions end when the views are released.
    _ = field.text.asObservable().subscribe(onNext: { [weak self] in self?.filter($0) })
    _ = field.editingDidEndOnExit.subscribe(onNext: { [weak self] in self?.perform() })
    _ = list.itemSelected.subscribe(onNext: { [weak self] _ in self?.perform() })
    _ = addCommand(perform, keys: [KeyPress(.enter)], isHint: true, isEnabled: { [unowned self] in list.count > 0 })
      .subscribe(onNext: { [weak self] in self?.perform() })
    _ = addCommand(texts.close, keys: [KeyPress(.escape)], isHint: true, group: .program)
      .subscribe(onNext: { [weak self] in
        if let self { window?.dismiss(self) }
      })
  }

  private func filter(_ text: String) {
    let words = text.lowercased().split(separator: " ")
    list.items = all.filter { command in
      let text = "\(command.title) \(command.keywords)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    list.selection = 0
    nothingFound.isHidden = list.count > 0
  }

  private func perform() {
    guard let command = list.selectedItem, let window else { return }
    window.dismiss(self)
    command.perform()
  }

  public override func sizeThatFits(_ size: Size) -> Size { dialog.sizeThatFits(size) }

  public override func layoutSubviews() {
    dialog.frame = bounds
    nothingFound.frame = Rect(x: 1, y: 0, width: max(0, bounds.width - 6), height: 1)
  }

  /// The keys that move the selection in the list while the field has the focus.
  private static let keys = [KeyPress(.down), KeyPress(.up), KeyPress(.pageDown), KeyPress(.pageUp)]

  public override func keyDown(_ key: KeyPress) -> Bool { Self.keys.contains(key) && list.keyDown(key) }

  public override var commands: [KeyCommand] {
    guard let texts = window?.commandTexts, list.count > 1 else { return super.commands }
    return [keyCommand(texts.move, Self.keys.filter(list.moves), isHint: true)] + super.commands
  }
}
