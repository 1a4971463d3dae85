import Reactive
import Terminal
import Testing

@MainActor @Suite("The command palette") struct CommandPaletteTests {
  private let bag = DisposeBag()

  private func driver(onPerform: @escaping (String) -> Void) -> WindowDriver {
    let content = Stack(.vertical, [.init(Label("Title"), .fill), .init(KeyHints(), .fixed(1))])
    let driver = WindowDriver(content, size: Size(width: 60, height: 14))
    for (title, key) in [("Like", "L"), ("Save", "d"), ("Reload", "R"), ("Quit", "q")] {
      driver.window.globals.addCommand(title, keys: [.character(Character(key))])
        .subscribe(onNext: { onPerform(title) }).disposed(by: bag)
    }
    driver.window.present(CommandPalette(commands: driver.window.activeCommands, title: "Commands"))
    return driver
  }

  @Test("All commands are listed with their keys, and Enter closes the palette and performs the selected command")
  func arrowsChoose() {
    var performed: [String] = []
    let driver = driver { performed.append($0) }
    for title in ["Like", "Save", "Reload", "Quit"] { #expect(driver.lines.contains { $0.contains(title) }) }
    #expect(driver.lines[13] == " ↓ Move  Enter Perform  Esc Close")
    driver.press(KeyPress(.down), KeyPress(.down), KeyPress(.up), KeyPress(.enter))
    #expect(performed == ["Save"])
    #expect(!driver.lines.contains { $0.contains("Commands") })
  }

  @Test("A command is also found by its keywords, and commands with the same title are listed once")
  func keywordsFind() {
    let driver = WindowDriver(Label("Title"), size: Size(width: 60, height: 14))
    for key in ["/", "2"] {
      driver.window.globals.addCommand("Search", keys: [.character(Character(key))], keywords: "Filters")
    }
    driver.window.globals.addCommand("Quit", keys: [.character("q")])
    driver.window.present(CommandPalette(commands: driver.window.activeCommands, title: "Commands"))
    #expect(driver.lines.filter { $0.contains("Search") }.count == 1)
    driver.type("filter")
    #expect(driver.lines.contains { $0.contains("Search") } && !driver.lines.contains { $0.contains("Quit") })
    #expect(!driver.lines.contains { $0.contains("No such command.") })
  }

  @Test("Typing a part of a command's name finds the command, in upper or lower case") func typingFinds() {
    var performed: [String] = []
    let driver = driver { performed.append($0) }
    driver.type("LOA")
    #expect(!driver.lines.contains { $0.contains("Quit") })
    driver.press(KeyPress(.enter))
    #expect(performed == ["Reload"], "letters are text, not commands")
  }

  @Test("One click performs a command") func clickPerforms() {
    var performed: [String] = []
    let driver = driver { performed.append($0) }
    let row = driver.lines.firstIndex { $0.contains("Reload") }
    driver.click(x: 25, y: row ?? 0)
    #expect(performed == ["Reload"])
    #expect(!driver.lines.contains { $0.contains("Commands") })
  }

  @Test("If no command matches, Enter does nothing, and Escape closes the palette") func nothingFound() {
    var performed: [String] = []
    let driver = driver { performed.append($0) }
    driver.type("xyz")
    #expect(driver.lines.contains { $0.contains("No such command.") })
    #expect(driver.lines[13] == " Esc Close")
    driver.press(KeyPress(.enter))
    #expect(driver.lines.contains { $0.contains("Commands") })
    driver.press(KeyPress(.escape))
    #expect(!driver.lines.contains { $0.contains("Commands") })
    #expect(performed.isEmpty)
  }
}
