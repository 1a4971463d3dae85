import Foundation
import Testing

@testable import Terminal

@Suite("Colors and styles")
struct StyleTests {
  @Test(
    "The color depth depends on the user's choice, the environment, and whether the output is a terminal",
    arguments: [
      (.auto, ["TERM": "xterm-256color"], true, .ansi256),
      (.auto, ["TERM": "xterm-256color"], false, .none),
      (.auto, ["TERM": "xterm"], true, .ansi16),
      (.auto, ["TERM": "xterm", "COLORTERM": "truecolor"], true, .trueColor),
      (.auto, ["TERM": "xterm-kitty"], true, .trueColor),
      (.auto, ["TERM": "dumb"], true, .none),
      (.auto, [:], true, .none),
      (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, .none),
      (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, .ansi16),
      (.auto, ["TERM": "xterm", "CLICOLOR": "0"], true, .none),
      (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .ansi16),
      (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .none),
      (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, .none),
      (.always, ["NO_COLOR": "1"], false, .ansi16),
      (.always, ["TERM": "dumb", "COLORTERM": "24bit"], false, .trueColor),
      (.never, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], true, .none),
    ] as [(ColorChoice, [String: String], Bool, ColorDepth)]
  )
  func depth(choice: ColorChoice, environment: [String: String], isTerminal: Bool, expected: ColorDepth) {
    #expect(ColorDepth(choice, environment: environment, isTerminal: isTerminal) == expected)
  }

  @Test("A style is encoded for the terminal's color depth")
  func sequences() {
    let text = StyledText("x", Style(foreground: .rgb(0xFF8700), attributes: .bold))
    #expect(text.ansi(depth: .trueColor) == "\u{1B}[1;38;2;255;135;0mx\u{1B}[0m")
    #expect(text.ansi(depth: .ansi256) == "\u{1B}[1;38;5;208mx\u{1B}[0m")
    #expect(text.ansi(depth: .ansi16) == "\u{1B}[1;33mx\u{1B}[0m")
    #expect(text.ansi(depth: .none) == "x")
    #expect(
      StyledText("x", Style.plain.colored(.red, on: .palette(12))).ansi(depth: .ansi16) == "\u{1B}[31;104mx\u{1B}[0m")
  }

  @Test("Only changes of the style are written")
  func deltas() {
    let text = StyledText("a", .bold) + StyledText("b", .bold) + StyledText("c", Style.bold.colored(.green)) + "d"
    #expect(text.ansi(depth: .ansi16) == "\u{1B}[1mab\u{1B}[32mc\u{1B}[0md")
  }

  @Test("An SGR sequence has at most ten parameters, because mlterm discards an 11th")
  func parameterLimit() {
    let colors = Style.plain.colored(.rgb(0x010203), on: .rgb(0x040506))
    #expect(StyledText("x", colors).ansi(depth: .trueColor) == "\u{1B}[38;2;1;2;3;48;2;4;5;6mx\u{1B}[0m")
    var bold = colors
    bold.attributes = .bold
    #expect(StyledText("x", bold).ansi(depth: .trueColor) == "\u{1B}[1;38;2;1;2;3m\u{1B}[48;2;4;5;6mx\u{1B}[0m")
    #expect(StyledText("x", bold).ansi(depth: .ansi256).hasPrefix("\u{1B}[1;38;5;16;48;5;232mx"))
    let all = Style(
      foreground: colors.foreground, background: colors.background,
      attributes: [.bold, .dim, .italic, .underline, .reverse, .strikethrough])
    #expect(
      StyledText("x", all).ansi(depth: .trueColor)
        == "\u{1B}[1;2;3;4;7;9m\u{1B}[38;2;1;2;3;48;2;4;5;6mx\u{1B}[0m")
    // Attributes can only be removed by a reset, after which the colors are written again.
    let text = StyledText("x", Style(foreground: colors.foreground, attributes: .italic)) + StyledText("y", bold)
    #expect(
      text.ansi(depth: .trueColor)
        == "\u{1B}[3;38;2;1;2;3mx\u{1B}[0;1;38;2;1;2;3m\u{1B}[48;2;4;5;6my\u{1B}[0m")
  }

  @Test("A color outside the terminal's palette is mapped to a similar color of the palette")
  func reduction() {
    #expect(StyledText("x", Style.plain.colored(.rgb(0x808080))).ansi(depth: .ansi256).contains("38;5;244"))
    #expect(StyledText("x", Style.plain.colored(.rgb(0xFFFFFF))).ansi(depth: .ansi256).contains("38;5;231"))
    #expect(StyledText("x", Style.plain.colored(.palette(9))).ansi(depth: .ansi16).contains("[91m"))
    #expect(StyledText("x", Style.plain.colored(.palette(196))).ansi(depth: .ansi16).contains("[91m"))
  }

  @Test("With sixteen colors, the accent is readable", arguments: [false, true])
  func accent(isLight: Bool) {
    let accent = Theme(isLight: isLight, depth: .ansi16).accent.foreground
    #expect(contrast(Color.standard(accent.paletteIndex), isLight ? .rgb(0xFFFFFF) : .rgb(0)) >= 4.5)
  }

  /// Returns the contrast ratio that WCAG 2 defines, from 1 to 21.
  private func contrast(_ one: Color, _ other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      let (red, green, blue) = color.components
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(
    "The color that encodes a picture's id is the same at every color depth",
    arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func pictureNumbers(depth: ColorDepth) {
    #expect(StyledText("x", Style(foreground: .kittyPicture(66_051))).ansi(depth: depth).contains("38;2;1;2;3"))
  }

  @Test("A link is written only if links are enabled, and its address cannot end the control sequence early")
  func links() {
    let text = StyledText("page", link: "https://example.org/a b\u{1B}\\")
    #expect(text.ansi(depth: .none) == "page")
    #expect(
      text.ansi(depth: .none, links: true)
        == "\u{1B}]8;;https://example.org/a%20b%1B\\\u{1B}\\page\u{1B}]8;;\u{1B}\\"
    )
  }
}
