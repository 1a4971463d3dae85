import Reactive
import ReactiveTesting
import Terminal
import Testing

@MainActor
@Suite("The window and its views")
struct WindowTests {
  private let first = TextField()
  private let second = TextField()

  private func driver() -> WindowDriver {
    let label = Label("Title")
    return WindowDriver(
      Stack(
        .vertical,
        [.init(label, .fitting), .init(first, .fitting), .init(second, .fixed(2)), .init(KeyHints(), .fitting)])
    )
  }

  @Test("Initially, the first focusable view has the focus, and Tab moves the focus")
  func focus() {
    let driver = driver()
    driver.type("a\tb\tc\u{1B}[Zd")
    #expect(first.string == "ac")
    #expect(second.string == "bd")
  }

  @Test("On a keyboard without Latin letters, commands use the keys of the standard layout")
  func commandsOnOtherLayouts() {
    let list = CollectionView<String>(.list(rowHeight: 1)) { _, _, _ in }
    list.movementKeys = .letters
    list.items = ["a", "b", "c"]
    let driver = WindowDriver(Stack(.vertical, [.init(first, .fixed(1)), .init(list, .fill)]))
    var pressed: [String] = []
    let bag = DisposeBag()
    for key in ["q", "Q", "u"] as [Character] {
      driver.window.globals.addCommand("\(key)", keys: [.character(key)])
        .subscribe(onNext: { pressed.append("\(key)") }).disposed(by: bag)
    }
    // A text field takes the letters as text.
    driver.type("йㅂ")
    #expect(first.string == "йㅂ" && pressed.isEmpty)
    driver.type("\t")
    driver.type("йЙㅂㅃθ")
    #expect(pressed == ["q", "Q", "q", "Q", "u"])
    driver.type("ооㅏ")
    #expect(list.selection == 1)
    driver.type("П")
    #expect(list.selection == 2)
    // A command for the typed letter takes precedence over a command for the key on the standard layout.
    driver.window.globals.addCommand("Russian", keys: [.character("й")])
      .subscribe(onNext: { pressed.append("й") }).disposed(by: bag)
    driver.type("й")
    #expect(pressed.last == "й")
  }

  @Test("While text is typed, letters are not shown as commands")
  func commandsWhileTyping() {
    let list = CollectionView<String>(.list(rowHeight: 1)) { _, _, _ in }
    let driver = WindowDriver(Stack(.vertical, [.init(first, .fitting), .init(list, .fill)]))
    for keys in [[KeyPress.character("q"), .control("q")], [.character("l")]] {
      _ = driver.window.globals.addCommand("\(keys[0])", keys: keys, isHint: true)
    }
    func shown() -> [[KeyPress]] { driver.window.activeCommands.filter(\.isHint).map(\.keys) }
    #expect(shown() == [[.control("q")]])
    driver.type("\t")
    #expect(shown() == [[.character("q"), .control("q")], [.character("l")]])
  }

  @Test("A click moves the focus")
  func clickFocus() {
    let driver = driver()
    driver.click(x: 1, y: 2)
    #expect(second.isFocused)
  }

  @Test("If the focused view is hidden or removed, another view gets the focus")
  func lostFocus() {
    let driver = driver()
    first.isHidden = true
    #expect(second.isFocused)
    first.isHidden = false
    second.removeFromSuperview()
    #expect(first.isFocused)
    driver.type("x")
    #expect(first.string == "x")
  }

  @Test("The focused view handles a key before commands do, and a text field treats letters as text")
  func commands() {
    let driver = driver()
    var quits = 0
    var searches = 0
    let bag = DisposeBag()
    driver.window.globals.addCommand("Quit", keys: [.character("q"), .control("q")])
      .subscribe(onNext: { quits += 1 }).disposed(by: bag)
    driver.window.content.addCommand("Search", keys: [.control("q")])
      .subscribe(onNext: { searches += 1 }).disposed(by: bag)
    driver.press(.character("q"), .control("q"))
    #expect(first.string == "q")
    #expect((quits, searches) == (0, 1))
    #expect(driver.window.activeCommands.map(\.title) == ["Search"], "Ctrl-Q searches, and q is text")
  }

  @Test("The footer and the help list the active commands")
  func help() {
    let driver = driver()
    driver.window.content.addCommand("Search", keys: [.control("f")], isHint: true)
    driver.window.globals.addCommand("Quit", keys: [.character("q"), .control("c")], isHint: true)
    driver.window.globals.addCommand("Redraw", keys: [.control("l")])
    #expect(driver.lines[4] == " Ctrl-F Search  Ctrl-C Quit")
    let help = KeyHelp(commands: driver.window.activeCommands, title: "Keys")
    driver.window.present(help)
    #expect(driver.lines.contains { $0.contains("Ctrl-C  Quit") })
    #expect(driver.lines.contains { $0.contains("Ctrl-L") && $0.contains("Redraw") })
    driver.press(.character("?"))
    #expect(!driver.window.isPresenting(help))
    #expect(first.isFocused)
  }

  @Test("If not all hints fit, the permanent hint and the hints nearest to the focus are shown")
  func hints() {
    let content = Stack(.vertical, [.init(KeyHints(keeping: "Keys"), .fitting)])
    let driver = WindowDriver(content, size: Size(width: 30, height: 8))
    for (title, key) in [("Like", "l"), ("Save", "d"), ("Share", "s"), ("Keys", "?"), ("Quit", "q")] {
      driver.window.globals.addCommand(title, keys: [.character(Character(key))], isHint: true)
    }
    #expect(driver.lines[0] == " l Like  d Save  ? Keys")
    driver.resize(to: Size(width: 60, height: 8))
    #expect(driver.lines[0] == " l Like  d Save  s Share  ? Keys  q Quit")
  }

  @Test("If a command has the keys R and Shift-r, the help lists only R")
  func capitals() {
    let driver = WindowDriver(Label("Title"))
    driver.window.globals.addCommand(
      "Reload", keys: [.character("R"), KeyPress(.character("r"), .shift), KeyPress(.tab, .shift)])
    driver.window.present(KeyHelp(commands: driver.window.activeCommands, title: "Keys"))
    #expect(driver.lines.contains { $0.contains("R Shift-Tab  Reload") })
  }

  @Test("A dialog handles all keys, and the previous focus is restored when the dialog is dismissed")
  func dialog() {
    let driver = driver()
    driver.press(KeyPress(.tab))
    let (yes, no) = (Button("Yes"), Button("No"))
    let dialog = Dialog(title: "Again?", Label("The file exists already.", wraps: true), buttons: [yes, no])
    var answer = ""
    let bag = DisposeBag()
    yes.tap.subscribe(onNext: { answer = "yes" }).disposed(by: bag)
    no.tap.subscribe(onNext: { answer = "no" }).disposed(by: bag)
    driver.window.present(dialog)
    #expect(
      driver.lines == [
        "Title",
        " ╭─ Again? ─────────────────╮",
        " │ The file exists already. │",
        " │                          │",
        " │           [ Yes ] [ No ] │",
        " ╰──────────────────────────╯",
        "",
        "",
      ]
    )
    driver.type("x")
    driver.press(KeyPress(.right), KeyPress(.enter))
    #expect(answer == "no")
    driver.window.globals.addCommand("Next section", keys: [KeyPress(.tab)])
    driver.press(KeyPress(.tab), KeyPress(.enter))
    #expect(answer == "yes")
    driver.window.dismiss(dialog)
    #expect(second.isFocused)
    #expect(second.string.isEmpty)
  }

  @Test("The buttons of a dialog are stacked if they do not fit in a row")
  func narrowDialog() {
    let driver = WindowDriver(Label("Title"), size: Size(width: 20, height: 5))
    let dialog = Dialog(title: "Save", Label("Again?"), buttons: [Button("Cancel"), Button("Replace")])
    driver.window.present(dialog)
    #expect(
      driver.lines == [
        "╭─ Save ───────────╮",
        "│ Again?           │",
        "│       [ Cancel ] │",
        "│      [ Replace ] │",
        "╰──────────────────╯",
      ])
  }

  @Test("A toast disappears after its duration")
  func toast() {
    let driver = driver()
    driver.window.show(toast: "Saved", for: .seconds(2))
    #expect(driver.lines[7].hasSuffix(" Saved"))
    driver.scheduler.advance(by: .milliseconds(1900))
    #expect(driver.lines[7].hasSuffix(" Saved"))
    driver.scheduler.advance(by: .milliseconds(100))
    #expect(driver.lines[7].isEmpty)
  }

  @Test("A driver can set a property of a view")
  func binding() {
    let label = Label("")
    let driver = WindowDriver(label)
    let title = BehaviorRelay<StyledText>(value: "one")
    let bag = DisposeBag()
    title.asDriver().drive(label.rx.text).disposed(by: bag)
    #expect(driver.lines[0] == "one")
    title.accept("two")
    #expect(driver.lines[0] == "two")
  }

  @Test("Text that is taller than its view scrolls")
  func scrollView() {
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let driver = WindowDriver(ScrollView(Label(StyledText(text), wraps: true)))
    #expect(driver.lines[0].hasPrefix("line 1 "))
    driver.press(KeyPress(.down), KeyPress(.pageDown))
    #expect(driver.lines[0].hasPrefix("line 9"))
    driver.press(KeyPress(.end))
    #expect(driver.lines[7].hasPrefix("line 30"))
    driver.scroll(.scrollUp)
    #expect(driver.lines[7].hasPrefix("line 27"))
  }

  @Test("Enter, Space and a click press a button, unless it is disabled")
  func button() {
    let button = Button("Retry")
    let driver = WindowDriver(Stack(.vertical, [.init(button, .fitting)]))
    var taps = 0
    let bag = DisposeBag()
    button.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
    driver.press(KeyPress(.enter), .character(" "))
    driver.click(x: 1, y: 0)
    #expect(taps == 3)
    button.isEnabled = false
    driver.press(KeyPress(.enter))
    driver.click(x: 1, y: 0)
    #expect(taps == 3)
    #expect(driver.lines[0] == "[ Retry ]")
  }

  @Test("A progress bar shows the progress")
  func progress() {
    let bar = ProgressBar()
    let driver = WindowDriver(bar, size: Size(width: 25, height: 5))
    bar.fraction = 0.5
    #expect(driver.lines[0] == "██████████░░░░░░░░░░  50%")
  }

  @Test("The views of a stack share the remaining length, and hidden views take up no space")
  func stack() {
    let views = (0..<3).map { Label(StyledText("\($0)")) }
    let stack = Stack(
      .horizontal, spacing: 1, [.init(views[0], .fixed(4)), .init(views[1], .fill), .init(views[2], .fill)])
    let driver = WindowDriver(stack, size: Size(width: 25, height: 5))
    driver.draw()
    #expect(views.map(\.frame.x) == [0, 5, 15])
    #expect(views.map(\.frame.width) == [4, 9, 10])
    views[1].isHidden = true
    driver.draw()
    #expect(views[2].frame == Rect(x: 5, y: 0, width: 20, height: 5))
  }
}
