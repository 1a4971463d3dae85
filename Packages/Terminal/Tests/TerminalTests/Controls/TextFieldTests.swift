import Reactive
import Terminal
import Testing

@MainActor
@Suite("The text field")
struct TextFieldTests {
  private let field = TextField()

  private func driver(width: Int = 30) -> WindowDriver {
    WindowDriver(Stack(.vertical, [.init(field, .fitting)]), size: Size(width: width, height: 8))
  }

  @Test("Typed text appears, followed by the terminal's cursor")
  func typing() {
    let driver = driver()
    driver.type("Dune 嵐")
    #expect(driver.lines[0] == "Dune 嵐")
    #expect(driver.cursor == Point(x: 7, y: 0))
  }

  @Test("Scalars from an input method combine into a grapheme, which Backspace deletes as a whole")
  func graphemes() {
    let driver = driver()
    driver.type("a👩‍🚀e\u{301}")
    #expect(field.string.count == 3)
    #expect(field.string == "a👩‍🚀é")
    driver.press(KeyPress(.backspace), KeyPress(.backspace))
    #expect(field.string == "a")
  }

  @Test(
    "Editing keys work as in a shell",
    arguments: [
      ([KeyPress(.left), KeyPress(.left), KeyPress(.backspace)], "one two thee"),
      ([KeyPress(.home), KeyPress(.delete)], "ne two three"),
      ([.control("a"), .control("k")], ""),
      ([.control("w")], "one two "),
      ([.control("w"), .control("w")], "one "),
      ([KeyPress(.left, .control), KeyPress(.character("x"))], "one two xthree"),
      ([KeyPress(.left, .control), .control("u")], "three"),
      ([.control("a"), KeyPress(.right, .control), .character("!")], "one! two three"),
      ([KeyPress(.home), KeyPress(.end), .character(".")], "one two three."),
    ] as [([KeyPress], String)]
  )
  func editing(keys: [KeyPress], result: String) {
    let driver = driver()
    field.string = "one two three"
    for key in keys { driver.press(key) }
    #expect(field.string == result)
  }

  @Test("A long text scrolls with the cursor")
  func scrolling() {
    let driver = driver(width: 20)
    driver.type("0123456789012345678901234")
    #expect(driver.lines[0] == "6789012345678901234")
    driver.press(KeyPress(.home))
    #expect(driver.lines[0] == "01234567890123456789")
    #expect(driver.cursor == .zero)
  }

  @Test("The text can be read and set, and only changes by the user are emitted")
  func property() {
    let driver = driver()
    var told: [String] = []
    let bag = DisposeBag()
    field.text.subscribe(onNext: { told.append($0) }).disposed(by: bag)
    driver.type("ab")
    field.text.onNext("set")
    #expect(field.string == "set")
    driver.press(KeyPress(.backspace))
    #expect(told == ["", "a", "ab", "se"])
  }

  @Test("Pasted text becomes one line, and Enter emits an event")
  func paste() {
    let driver = driver()
    var submissions = 0
    let bag = DisposeBag()
    field.editingDidEndOnExit.subscribe(onNext: { submissions += 1 }).disposed(by: bag)
    driver.type("\u{1B}[200~two\nlines\u{1B}[31m\u{1B}[201~\r")
    #expect(field.string == "two lines")
    #expect(submissions == 1)
  }

  @Test("A click moves the cursor")
  func click() {
    let driver = driver()
    field.string = "a嵐b"
    driver.click(x: 2, y: 0)
    driver.type("x")
    #expect(field.string == "ax嵐b")
  }

  @Test("An empty field shows its placeholder")
  func placeholder() {
    let driver = driver()
    field.placeholder = "Search"
    #expect(driver.lines[0] == "Search")
    driver.type("x")
    #expect(driver.lines[0] == "x")
  }
}
