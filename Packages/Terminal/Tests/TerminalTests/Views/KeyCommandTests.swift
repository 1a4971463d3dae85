import Reactive
import ReactiveTesting
import Terminal
import Testing

/// Tests that hints and help list exactly the keys that have an effect now.
@MainActor @Suite("Commands and their hints") struct KeyCommandTests {
  private let list = CollectionView<String>(.list(rowHeight: 1)) { canvas, text, _ in canvas.draw(text, at: .zero) }
  private let bag = DisposeBag()

  private func driver(width: Int = 60, height: Int = 10) -> WindowDriver {
    list.items = (1...50).map { "item \($0)" }
    list.openTitle = "Open"
    let content = Stack(.vertical, [.init(list, .fill), .init(KeyHints(keeping: "Keys"), .fixed(1))])
    return WindowDriver(content, size: Size(width: width, height: height))
  }

  @Test("A disabled command is not listed, and its key does nothing") func disabledIsNotListed() {
    let driver = driver()
    var canSave = false
    var saves = 0
    driver.window.globals.addCommand("Save", keys: [.character("d")], isHint: true, isEnabled: { canSave })
      .subscribe(onNext: { saves += 1 }).disposed(by: bag)
    #expect(driver.lines[9] == " Enter Open")
    driver.press(.character("d"))
    #expect(saves == 0)
    canSave = true
    #expect(driver.lines[9] == " Enter Open  d Save")
    driver.press(.character("d"))
    #expect(saves == 1)
  }

  @Test("The title of a command can depend on the state") func titleFollowsState() {
    let driver = driver()
    var isLiked = false
    driver.window.globals.addCommand(
      "Like", keys: [.character("L")], isHint: true, currentTitle: { isLiked ? "Unlike" : "Like" })
    #expect(driver.lines[9].hasSuffix("L Like"))
    isLiked = true
    #expect(driver.lines[9].hasSuffix("L Unlike"))
  }

  @Test("While a list is empty, the keys that move its selection are not listed") func emptyListHasNoKeys() {
    let driver = driver()
    #expect(driver.window.activeCommands.map(\.title).contains("Move"))
    list.items = []
    #expect(driver.window.activeCommands.isEmpty)
  }

  /// Returns the names of the keys that are listed for moving.
  private func movementKeys(_ driver: WindowDriver) -> [String] {
    driver.draw()
    return driver.window.activeCommands.filter { $0.group == .movement }.flatMap(\.keys).map(\.description)
  }

  @Test("In a list, only the keys that move the selection now are listed") func onlyMovesAreListed() {
    list.movementKeys = .arrows
    let driver = driver()
    let (down, up) = (["↓", "Ctrl-F", "PgDn", "End"], ["↑", "Ctrl-B", "PgUp", "Home"])
    #expect(Set(movementKeys(driver)) == Set(down))
    list.selection = 20
    #expect(Set(movementKeys(driver)) == Set(down + up))
    list.selection = 49
    #expect(Set(movementKeys(driver)) == Set(up))
    list.total = 51
    #expect(Set(movementKeys(driver)) == Set(down + up), "a key that moves down loads more items")
    list.total = nil
    list.items = ["only"]
    #expect(movementKeys(driver) == [])
  }

  @Test("In a grid, only the keys that move the selection now are listed") func onlyMovesInGridAreListed() {
    list.movementKeys = .arrows
    list.layout = .grid(cell: Size(width: 18, height: 2), spacing: Size(width: 1, height: 0))
    let driver = driver()
    list.items = (1...8).map { "item \($0)" }
    func arrows() -> Set<String> { Set(movementKeys(driver)).intersection(["←", "↓", "↑", "→"]) }
    #expect(arrows() == ["↓", "→"])
    list.selection = 4
    #expect(arrows() == ["←", "↓", "↑", "→"])
    list.selection = 5
    #expect(arrows() == ["←", "↓", "↑", "→"], "the last row has no item below, but ↓ selects the last item")
    list.selection = 7
    #expect(arrows() == ["←", "↑"])
    list.items = ["one", "two"]
    #expect(arrows() == ["←"])
  }

  @Test("In a scrolled text, only the keys that scroll now are listed") func onlyScrollingIsListed() {
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let driver = WindowDriver(
      Stack(.vertical, [.init(ScrollView(Label(StyledText(text), wraps: true)), .fill), .init(KeyHints(), .fixed(1))]))
    #expect(driver.lines[7] == " ↓ Scroll")
    driver.press(KeyPress(.down))
    #expect(movementKeys(driver).contains("↓") && movementKeys(driver).contains("↑"))
    driver.press(KeyPress(.end))
    #expect(driver.lines[7] == " ↑ Scroll")
    #expect(Set(movementKeys(driver)).isDisjoint(with: ["↓", "j", "PgDn", "End", "G", "Space"]))
  }

  @Test("A key that the focused view handles is not listed for another command") func handledKeysAreNotListed() {
    let driver = driver()
    driver.window.globals.addCommand("Next section", keys: [KeyPress(.tab)], isHint: true)
    driver.window.globals.addCommand("Down", keys: [KeyPress(.down)], isHint: true)
    #expect(driver.lines[9] == " Enter Open  Tab Next section")
    driver.window.present(Dialog(title: "Save", Label("Replace it?"), buttons: [Button("Cancel"), Button("Replace")]))
    #expect(driver.lines[9] == " Enter Cancel  Tab Next button")
    driver.press(KeyPress(.tab))
    #expect(driver.lines[9] == " Enter Replace  Tab Next button")
  }

  @Test("While a dialog is shown, only its own commands and commands such as “Quit” are listed and active")
  func dialogHidesGlobalCommands() {
    let driver = driver()
    var performed: [String] = []
    for (title, keys) in [("Search", ["/"]), ("Switch", ["Tab"]), ("Quit", ["q", "Ctrl-Q"])] {
      driver.window.globals.addCommand(
        title, keys: keys.compactMap { KeyPress($0) }, isHint: true, isActiveInDialogs: title == "Quit"
      )
      .subscribe(onNext: { performed.append(title) }).disposed(by: bag)
    }
    let dialog = Dialog(title: "Facts", Label("none"))
    dialog.addCommand("Close", keys: [KeyPress(.escape)], isHint: true)
      .subscribe(onNext: { [window = driver.window, unowned dialog] in window.dismiss(dialog) }).disposed(by: bag)
    driver.window.present(dialog)
    #expect(driver.lines[9] == " Esc Close  Ctrl-Q Quit")
    driver.press(.character("/"), KeyPress(.tab), .character("q"))
    #expect(performed == [] && driver.window.isPresenting(dialog))
    driver.press(.control("q"))
    #expect(performed == ["Quit"])
    driver.press(KeyPress(.escape), .character("/"))
    #expect(performed == ["Quit", "Search"])
  }

  @Test("Even a tall dialog does not cover the hints") func dialogLeavesHints() {
    let driver = driver()
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    driver.window.present(Dialog(title: "Facts", ScrollView(Label(StyledText(text), wraps: true))))
    #expect(driver.lines[9] == " ↓ Scroll")
    #expect(driver.lines[8].contains("╰"))
  }

  @Test("A click on a hint performs its command, even while a dialog is shown") func hintIsClicked() {
    let driver = driver()
    var (opened, saves): ([Int], Int) = ([], 0)
    list.itemSelected.subscribe(onNext: { opened.append($0) }).disposed(by: bag)
    driver.window.globals.addCommand("Save", keys: [.character("d")], isHint: true)
      .subscribe(onNext: { saves += 1 }).disposed(by: bag)
    driver.click(x: 1, y: 9)
    driver.click(x: 11, y: 9)
    #expect(opened == [0])
    #expect(saves == 0, "there are two columns between the hints")
    driver.click(x: 18, y: 9)
    #expect(saves == 1)
    let dialog = Dialog(title: "Facts", Label("none"))
    var pressed = 0
    dialog.addCommand("Show more", keys: [.character("i")], isHint: true)
      .subscribe(onNext: { pressed += 1 }).disposed(by: bag)
    driver.window.present(dialog)
    driver.click(x: 1, y: 9)
    #expect(pressed == 1)
    #expect(driver.window.isPresenting(dialog))
  }

  @Test("A click outside of a dialog closes the dialog") func clickBesideCloses() {
    let driver = driver()
    let dialog = Dialog(title: "Facts", Label("none"))
    driver.window.present(dialog)
    driver.click(x: 30, y: 4)
    #expect(driver.window.isPresenting(dialog))
    driver.click(x: 1, y: 1)
    #expect(!driver.window.isPresenting(dialog))
    #expect(list.selection == 0, "the click does not reach the list")
  }

  @Test("A click outside of a dialog also presses the button that it hits, except the button that opened the dialog")
  func buttonBesideIsPressed() {
    let (shape, color) = (Button("Shape"), Button("Color"))
    let driver = WindowDriver(
      Stack(.vertical, [.init(shape, .fixed(1)), .init(color, .fixed(1)), .init(list, .fill)]),
      size: Size(width: 60, height: 10))
    let dialogs = [shape, color].map { Dialog(title: $0.title, Label("none")) }
    for (button, dialog) in zip([shape, color], dialogs) {
      button.tap.subscribe(onNext: { driver.window.present(dialog) }).disposed(by: bag)
    }
    driver.click(x: 2, y: 0)
    #expect(driver.window.isPresenting(dialogs[0]))
    driver.click(x: 2, y: 1)
    #expect(!driver.window.isPresenting(dialogs[0]) && driver.window.isPresenting(dialogs[1]))
    driver.scheduler.advance(by: .seconds(1))
    driver.click(x: 2, y: 1)
    #expect(!driver.window.isPresenting(dialogs[1]))
  }

  @Test("If a click closes or opens a dialog, the second press of a double click does nothing") func doubleClick() {
    let driver = driver()
    let dialog = Dialog(title: "Facts", Label("none"))
    driver.window.present(dialog)
    var opened: [Int] = []
    list.itemSelected.subscribe(onNext: { opened.append($0) }).disposed(by: bag)
    for _ in 0..<3 { driver.click(x: 1, y: 0) }
    #expect(!driver.window.isPresenting(dialog) && opened.isEmpty)
    driver.click(x: 1, y: 1)
    #expect(list.selection == 1, "the mouse has moved")
    driver.scheduler.advance(by: .milliseconds(400))
    driver.click(x: 1, y: 0)
    driver.click(x: 1, y: 0)
    #expect(opened == [0], "a later click has its usual effect")
  }

  @Test("Only one toast is shown, in the last row, and the hints leave space for it") func oneToast() {
    let driver = driver()
    driver.window.globals.addCommand("Save", keys: [.character("d")], isHint: true)
    driver.window.show(toast: "Saved", for: .seconds(6))
    driver.window.show(toast: "Liked", for: .seconds(2))
    #expect(driver.lines[9].hasPrefix(" Enter Open  d Save  "))
    #expect(driver.lines[9].hasSuffix(" Liked"))
    #expect(!driver.lines[8].contains("Saved"))
    driver.scheduler.advance(by: .seconds(2))
    #expect(!driver.lines[9].contains("Liked"))
    #expect(!driver.lines[9].contains("Saved"), "an older toast does not come back")
  }

  @Test("A click on the key in a toast performs its command, and a click elsewhere on the toast does nothing")
  func toastIsClicked() {
    let driver = driver()
    var undone = 0
    driver.window.globals.addCommand("Undo", keys: [.character("u")]).subscribe(onNext: { undone += 1 })
      .disposed(by: bag)
    driver.window.globals.addCommand("Quit", keys: [.character("q")], isHint: true)
      .subscribe(onNext: { Issue.record("a hint below the toast is clicked") }).disposed(by: bag)
    driver.window.present(Dialog(title: "Facts", Label("none")))
    driver.window.show(toast: "Liked: Dunes", action: StyledText("u Undo", key: .character("u")))
    #expect(driver.lines[9] == String(repeating: " ", count: 38) + "Liked: Dunes  u Undo")
    driver.click(x: 38, y: 9)
    #expect(undone == 0)
    driver.click(x: 57, y: 9)
    #expect(undone == 1)
    #expect(driver.lines[9].isEmpty)
    #expect(driver.lines.contains { $0.contains("none") }, "the dialog remains open")
  }

  @Test("A click on a hint performs the command of a letter even while the user types text") func hintIsNoText() {
    let field = TextField()
    let driver = WindowDriver(field)
    var undone = 0
    driver.window.globals.addCommand("Undo", keys: [.character("u")]).subscribe(onNext: { undone += 1 })
      .disposed(by: bag)
    driver.window.performCommand(of: .character("u"))
    #expect(undone == 1 && field.string.isEmpty)
    #expect(!driver.window.performCommand(of: .character("x")))
  }

  @Test("A click or a drag on the scroll bar scrolls, and the bar also represents items that are not loaded")
  func scrollBarMoves() {
    let driver = driver()
    func drag(_ action: MouseEvent.Action, x: Int = 59, y: Int) {
      driver.draw()
      driver.window.handle(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
    }
    drag(.press, y: 8)
    #expect(driver.lines[8].hasPrefix("item 50"))
    drag(.drag, x: 3, y: -2)
    #expect(driver.lines[0].hasPrefix("item 1 "), "the mouse may leave the bar")
    drag(.release, x: 3, y: 0)
    drag(.drag, y: 8)
    #expect(driver.lines[0].hasPrefix("item 1 "))
    list.total = 5_000
    drag(.press, y: 8)
    #expect(driver.lines[8].hasPrefix("item 50"), "as far as the list is loaded")
    #expect(driver.lines[0].contains("▐") && !driver.lines[8].contains("▐"))
    drag(.release, y: 8)
  }

  @Test("The scroll bar of a text can be dragged") func textScrollBarMoves() {
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let driver = WindowDriver(ScrollView(Label(StyledText(text), wraps: true)))
    driver.click(x: 29, y: 7)
    #expect(driver.lines[7].hasPrefix("line 30"))
  }

  private func addManyCommands(to window: Window) {
    for index in 1...9 { window.globals.addCommand("Action \(index)", keys: [.character(Character("\(index)"))]) }
    for index in 1...9 {
      window.globals.addCommand("Place \(index)", keys: [KeyPress(.function(index))], group: .navigation)
    }
    for (title, key) in [("Photos", "A"), ("Likes", "B")] {
      window.globals.addCommand(
        title, keys: [.character(Character(key))], group: .navigation, summary: "Select a section")
    }
    window.globals.addCommand("Quit", keys: [.character("q")], group: .program)
  }

  @Test("The help is grouped, and has two columns if they fit") func helpIsGrouped() throws {
    let driver = WindowDriver(Label("Title"), size: Size(width: 80, height: 24))
    addManyCommands(to: driver.window)
    driver.window.present(KeyHelp(commands: driver.window.activeCommands, title: "Keys"))
    let lines = driver.lines
    let first = try #require(lines.firstIndex { $0.contains("Actions") })
    #expect(lines[first].contains("Go to"), "the second column starts in the same row")
    #expect(lines.contains { $0.contains("Action 1") && $0.contains("Place 1") })
    #expect(lines.contains { $0.contains("A B  Select a section") })
    #expect(lines.contains { $0.contains("Quit") }, "everything fits")
  }

  @Test("In 40 columns, the help scrolls, and no line is cut") func helpScrolls() {
    let driver = WindowDriver(
      Stack(.vertical, [.init(Label("Title"), .fill), .init(KeyHints(), .fixed(1))]), size: Size(width: 40, height: 12))
    addManyCommands(to: driver.window)
    driver.window.globals.addCommand(
      "A command with a rather long title", keys: Array("abcdefgh").map { KeyPress.character($0) }, group: .action)
    driver.window.present(KeyHelp(commands: driver.window.activeCommands, title: "Keys"))
    #expect(driver.lines[11].contains("↓ Scroll") && driver.lines[11].contains("Esc Close"))
    #expect(!driver.lines.contains { $0.contains("Quit") })
    driver.press(KeyPress(.end))
    #expect(driver.lines.contains { $0.contains("Quit") })
    driver.press(KeyPress(.escape))
    #expect(!driver.lines.contains { $0.contains("Quit") })
  }
}
