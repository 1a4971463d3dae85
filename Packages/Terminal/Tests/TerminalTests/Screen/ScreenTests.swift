import Terminal
import Testing

@Suite("The screen")
struct ScreenTests {
  private let size = Size(width: 20, height: 5)
  private let options = Screen.Options(depth: .trueColor)

  @Test("The terminal shows what was drawn")
  func draws() {
    let screen = Screen(size: size, options: options)
    var terminal = ModelTerminal(size: size)
    terminal.write(
      screen.frame { canvas in
        canvas.draw("Storm 嵐 👩‍🚀!", at: Point(x: 1, y: 1))
        canvas.part(Rect(x: 16, y: 2, width: 4, height: 1)).draw("cut off", at: .zero)
        canvas.fill(Rect(x: 0, y: 4, width: 50, height: 50), with: "─")
        canvas.draw("outside", at: Point(x: -3, y: 3))
      }
    )
    #expect(terminal.lines[1] == " Storm 嵐 👩‍🚀!       ")
    #expect(terminal.lines[2] == String(repeating: " ", count: 16) + "cut ")
    #expect(terminal.lines[3].hasPrefix("side "))
    #expect(terminal.lines[4] == String(repeating: "─", count: 20))
  }

  @Test("An unchanged frame writes nothing, and a small change writes a few bytes")
  func differences() {
    let screen = Screen(size: size, options: options)
    func draw(_ selected: Int) -> [UInt8] {
      screen.frame { canvas in
        for row in 0..<5 {
          canvas.draw("row \(row)", at: Point(x: 0, y: row), style: row == selected ? .bold : .plain)
        }
      }
    }
    _ = draw(0)
    #expect(draw(0).isEmpty)
    #expect(draw(1).count < 40)
  }

  @Test("Overwriting one half of a wide character clears the other half")
  func wide() {
    let screen = Screen(size: size, options: options)
    var terminal = ModelTerminal(size: size)
    terminal.write(screen.frame { $0.draw("嵐嵐嵐", at: .zero) })
    terminal.write(
      screen.frame { canvas in
        canvas.draw("嵐嵐嵐", at: .zero)
        canvas.put("|", at: Point(x: 3, y: 0))
      }
    )
    #expect(terminal.lines[0] == "嵐 |嵐" + String(repeating: " ", count: 14))
  }

  /// A text with a position and a style. The text is clipped after `room` columns.
  private struct Drawing {
    let text: String
    let at: Point
    let room: Int
    let style: Style

    func draw(in canvas: Canvas) {
      canvas.part(Rect(x: at.x, y: at.y, width: room, height: 1)).draw(text, at: .zero, style: style)
    }
  }

  @Test(
    "The terminal shows the latest frame, even if it draws graphemes too wide or too narrow",
    arguments: [ModelTerminal.Graphemes.known, .unknown, .wideSymbols], 1...40 as ClosedRange<UInt64>
  )
  func property(graphemes: ModelTerminal.Graphemes, seed: UInt64) {
    let words = [
      "a", "dune", "嵐", "👩‍🚀", "é", "e\u{301}\u{301}", "❤️", "👨‍👩‍👧‍👦", "x y", "中国", "────", "🇰🇷", "\u{1112}\u{1161}\u{11AB}",
      "☺️b", "    ", "✌", "a✌b☝", "🇰", "🖐🏋", "\u{E0B0}x",
      "가장 높은 곳에서 본 산맥의 아침, 안개 위로 해가 뜬다", "wide한wide한wide한wide한",
    ]
    let styles: [Style] = [.plain, .bold, Style(foreground: .red), Style(background: .rgb(0x10_20_30))]
    var random = SeededRandom(seed: seed)
    var size = size
    let screen = Screen(size: size, options: options)
    var terminal = ModelTerminal(size: size, graphemes: graphemes)
    var drawings: [Drawing] = []
    for frame in 0..<40 {
      if frame % 10 == 9 {
        size = Size(width: Int.random(in: 5...30, using: &random), height: 5)
        screen.resize(to: size)
        terminal.resize(to: size)
      }
      drawings.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      for _ in 0..<2 {
        drawings.append(
          Drawing(
            text: words.randomElement(using: &random) ?? "",
            at: Point(x: Int.random(in: -2..<20, using: &random), y: Int.random(in: 0..<5, using: &random)),
            room: Int.random(in: 1...30, using: &random), style: styles.randomElement(using: &random) ?? .plain))
      }
      terminal.write(screen.frame { canvas in for drawing in drawings { drawing.draw(in: canvas) } })
      let fresh = Screen(size: size, options: options)
      var expected = ModelTerminal(size: size, graphemes: graphemes)
      expected.write(fresh.frame { canvas in for drawing in drawings { drawing.draw(in: canvas) } })
      for y in 0..<size.height { #expect(terminal.cells[y] == expected.cells[y], "row \(y) of frame \(frame)") }
    }
  }

  @Test(
    "Text after a symbol of uncertain width is in the correct column",
    arguments: ["✌", "☝", "⛹", "✍", "🕴", "🕵", "🖐", "🏋", "🏌", "🇰"])
  func uncertainWidth(symbol: String) {
    let screen = Screen(size: size, options: options)
    var terminal = ModelTerminal(size: size, graphemes: .wideSymbols)
    terminal.write(screen.frame { $0.draw("\(symbol)\(symbol) next", at: .zero) })
    let column = symbol.columns * 2 + 1
    #expect(terminal.cells[0][column..<(column + 4)].joined() == "next")
    // The terminal draws some symbols over the next cell, so the next cell must be written again.
    terminal.write(
      screen.frame { canvas in
        canvas.draw(symbol, at: .zero)
        canvas.draw("|next", at: Point(x: 1, y: 0))
      })
    terminal.write(
      screen.frame { canvas in
        canvas.draw(symbol, at: .zero, style: .bold)
        canvas.draw("|next", at: Point(x: 1, y: 0))
      })
    #expect(terminal.cells[0][1..<6].joined() == "|next")
    // In the last column, a symbol with two columns does not fit.
    terminal.write(screen.frame { $0.draw("x\(symbol)", at: Point(x: 18, y: 1)) })
    #expect(terminal.cells[1][18...].joined() == "x ")
  }

  @Test("Common text is written without extra bytes that position the cursor")
  func certainWidth() {
    let screen = Screen(size: Size(width: 80, height: 2), options: options)
    let text = "Storm嵐가나café,русский──▀▄…“x”é"
    let bytes = screen.frame { $0.draw(text, at: .zero) }
    #expect(String(decoding: bytes, as: UTF8.self).dropFirst("\u{1B}[2J\u{1B}[1;1H".count) == text)
  }

  @Test("Styles are preserved when text is clipped, moved and overwritten")
  func styles() {
    let screen = Screen(size: size, options: options)
    var terminal = ModelTerminal(size: size)
    let text = StyledText("ab", Style(foreground: .rgb(0xFF0000))) + StyledText("cd", .bold) + "ef"
    terminal.write(screen.frame { $0.draw(text, at: .zero) })
    #expect(
      terminal.styles[0].prefix(6) == [
        "[38;2;255;0;0]", "[38;2;255;0;0]", "[38;2;255;0;0][1;39]", "[38;2;255;0;0][1;39]", "", "",
      ])
  }

  @Test("Without colors, attributes such as reverse video are still written")
  func colorless() {
    let screen = Screen(size: size, options: Screen.Options(depth: .none))
    let style = Style(foreground: .red, attributes: .reverse)
    let bytes = String(decoding: screen.frame { $0.draw("x", at: .zero, style: style) }, as: UTF8.self)
    #expect(bytes.contains("\u{1B}[7mx"))
    #expect(!bytes.contains("31"))
  }

  @Test("The cursor is shown at the position that a frame sets, and hidden if the frame sets none")
  func cursor() {
    let screen = Screen(size: size, options: options)
    var terminal = ModelTerminal(size: size)
    terminal.write(screen.frame { $0.part(Rect(x: 2, y: 1, width: 9, height: 1)).showCursor(at: Point(x: 3, y: 0)) })
    #expect(terminal.isCursorVisible)
    #expect(terminal.cursor == Point(x: 5, y: 1))
    terminal.write(screen.frame { _ in })
    #expect(!terminal.isCursorVisible)
  }

  @Test("After a resize or a reset, everything is drawn again")
  func repaint() {
    let screen = Screen(size: size, options: options)
    _ = screen.frame { $0.draw("hello", at: .zero) }
    screen.resize(to: Size(width: 8, height: 2))
    var terminal = ModelTerminal(size: Size(width: 8, height: 2))
    terminal.write(screen.frame { $0.draw("hello, world", at: .zero) })
    #expect(terminal.lines[0] == "hello, w")
    screen.reset()
    terminal = ModelTerminal(size: Size(width: 8, height: 2))
    terminal.write(screen.frame { $0.draw("hello, world", at: .zero) })
    #expect(terminal.lines[0] == "hello, w")
  }

  @Test("Links and synchronized frames are used if the terminal supports them")
  func extras() {
    let screen = Screen(size: size, options: Screen.Options(depth: .ansi16, isSynchronized: true, hasLinks: true))
    var terminal = ModelTerminal(size: size)
    terminal.write(screen.frame { $0.draw("page", at: .zero, link: "https://example.org") })
    #expect(terminal.links == ["https://example.org"])
    #expect(terminal.link.isEmpty)
    #expect(terminal.synchronizedFrames == 1)
  }
}
