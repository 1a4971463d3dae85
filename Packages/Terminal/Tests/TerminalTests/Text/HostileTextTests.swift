import Reactive
import ReactiveTesting
import Testing

@testable import Terminal

@MainActor
@Suite("Hostile text")
struct HostileTextTests {
  nonisolated static let texts = [
    "\u{1B}[2J\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}2J\u{90}q\u{9C}\u{1B}_Gi=1;AAAA\u{1B}\\",
    "\u{202E}desrever\u{202C} \u{2066}isolated\u{2069} עברית العربية", "👩‍🚀👨‍👩‍👧‍👦❤️🇰🇷👍🏽 x", "한국어 텍스트 漢字かな交じり文 ｆｕｌｌ",
    "e\u{301}\u{301}\u{301} a" + String(repeating: "\u{300}", count: 500), "\u{FEFF}\u{200B}\u{AD}zero\u{2060}width",
    "line\nline\r\nline\ttab\u{8}\u{7F}\u{0}", String(repeating: "long ", count: 2000),
    String(repeating: "👩‍🚀", count: 3000),
    "\u{10EEEE}\u{305}\u{30D} a placeholder of kitty",
  ]

  /// Returns a stack of views that show the text, and the text field and the list in the stack.
  private func everything(_ text: String) -> (View, TextField, CollectionView<String>) {
    let label = Label(StyledText(text))
    let wrapped = Label(StyledText(text), wraps: true)
    let field = TextField()
    field.string = text
    let list = CollectionView<String>(.list(rowHeight: 1)) { canvas, text, _ in canvas.draw(text, at: .zero) }
    list.items = [text, "plain", text]
    let stack = Stack(
      .vertical,
      [
        .init(label, .fixed(1)), .init(field, .fixed(1)), .init(list, .fixed(3)), .init(wrapped, .fixed(2)),
        .init(Button(text), .fixed(1)), .init(KeyHints(), .fitting),
      ])
    stack.addCommand(text, keys: [.character("x")], isHint: true)
    return (stack, field, list)
  }

  @Test("Hostile text stays in its row and cannot control the terminal", arguments: texts)
  func isHarmless(text: String) {
    let size = Size(width: 40, height: 10)
    let window = Window(content: everything(text).0)
    window.show(toast: StyledText(text))
    window.present(Dialog(title: text, Label(StyledText(text), wraps: true), buttons: [Button(text)]))
    let screen = Screen(size: size, options: Screen.Options(depth: .trueColor, hasLinks: true))
    // `ModelTerminal` traps on unexpected sequences.
    var terminal = ModelTerminal(size: size)
    for _ in 0..<2 {
      let bytes = screen.frame { window.draw(in: $0) }
      terminal.write(bytes)
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\u{1B}" || $0.properties.generalCategory != .control })
      window.handle(.key(KeyPress(.enter)))
    }
    for line in terminal.cells {
      #expect(line.reduce(0) { $0 + ($1.isEmpty ? 0 : max(1, Character($1).columns)) } == size.width)
    }
  }

  @Test("Typed and pasted text is sanitized, and edited by graphemes", arguments: texts)
  func inAField(text: String) {
    let field = TextField()
    let driver = WindowDriver(field, size: Size(width: 20, height: 5))
    driver.window.handle(.paste(text))
    #expect(field.string == text.printable())
    _ = driver.lines
    #expect((driver.cursor?.x ?? 0) < 20)
    for key in [KeyPress(.home), KeyPress(.right), KeyPress(.backspace), KeyPress(.end), KeyPress(.backspace)] {
      driver.press(key)
      _ = driver.lines
    }
    #expect(field.string.count == max(0, text.printable().count - 2))
  }

  @Test(
    "A window with all views can be drawn in any size",
    arguments: [(20, 5), (21, 5), (19, 5), (1, 1), (2, 1), (1, 40), (300, 2), (400, 100)])
  func anySize(width: Int, height: Int) {
    for text in [Self.texts[0], Self.texts[3], Self.texts[4], Self.texts[8]] {
      let (view, field, list) = everything(text)
      let driver = WindowDriver(view, size: Size(width: 80, height: 24))
      _ = driver.lines
      let dialog = Dialog(title: text, Label(StyledText(text), wraps: true), buttons: [Button("OK")])
      driver.window.present(dialog)
      driver.window.show(toast: "toast")
      driver.resize(to: Size(width: width, height: height))
      #expect(driver.lines.count == height)
      driver.press(KeyPress(.tab), KeyPress(.down), KeyPress(.pageDown), KeyPress(.end))
      driver.click(x: width - 1, y: height - 1)
      _ = driver.lines
      driver.scheduler.advance(by: .seconds(10))
      driver.resize(to: Size(width: 80, height: 24))
      // Shows the dialog again after a click outside has closed it.
      if !driver.window.isPresenting(dialog) { driver.window.present(dialog) }
      #expect(driver.lines.contains { $0.contains("OK") })
      #expect(field.string == text.printable() && list.items.count == 3)
    }
  }
}
