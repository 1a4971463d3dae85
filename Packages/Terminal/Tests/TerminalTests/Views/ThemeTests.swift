import Testing

@testable import Terminal

@Suite("Themes") struct ThemeTests {
  /// The backgrounds of common terminals, on which the automatic theme is shown.
  private static let darkBackgrounds: [UInt32] = [0x000000, 0x11111B, 0x1E1E2E, 0x282828, 0x300A24, 0x002B36]
  private static let lightBackgrounds: [UInt32] = [0xFFFFFF, 0xFAFAFA, 0xEFF1F5, 0xFDF6E3]

  private static let cases: [(ThemeColors, UInt32)] =
    darkBackgrounds.map { (.dark, $0) } + lightBackgrounds.map { (.light, $0) }

  @Test("Contrast ratios match the examples of WCAG") func contrast() throws {
    #expect(Color.rgb(0).contrast(to: .rgb(0xFFFFFF)) == 21)
    let gray = try #require(Color.rgb(0x767676).contrast(to: .rgb(0xFFFFFF)))
    #expect(abs(gray - 4.54) < 0.01)
    #expect(Color.red.contrast(to: .rgb(0)) == nil, "only the terminal knows its palette")
  }

  @Test(
    "Text has a contrast of at least 4.5 on the backgrounds of the theme and of common terminals", arguments: cases)
  func textHasContrast(colors: ThemeColors, background: UInt32) throws {
    for color in [colors.text, colors.secondary, colors.accent, colors.error, colors.success] {
      for behind in [colors.background, .rgb(background)] {
        let ratio = try #require(color.contrast(to: behind))
        #expect(ratio >= 4.5, "\(color) on \(behind)")
      }
    }
    #expect(try #require(colors.onAccent.contrast(to: colors.accent)) >= 4.5)
  }

  @Test(
    "With 16 colors, the text colors of a theme have a contrast of at least 4.5 in xterm's palette",
    arguments: [true, false])
  func paletteHasContrast(isLight: Bool) throws {
    let theme = Theme(.auto, isLight: isLight, depth: .ansi16)
    let background = Color.rgb(isLight ? 0xFFFFFF : 0)
    for style in [theme.accent, theme.title, theme.error, theme.success, theme.secondary] {
      let color = Color.standard(style.foreground.paletteIndex)
      #expect(try #require(color.contrast(to: background)) >= 4.5, "\(style)")
    }
  }

  @Test("A dark theme has its own background, even on a light terminal") @MainActor func darkThemePaintsBackground() {
    let window = Window(content: View())
    let screen = Screen(size: Size(width: 40, height: 10), options: .init(depth: .trueColor))
    window.theme = Theme(.dark, isLight: true, depth: .trueColor)
    let drawn = String(decoding: screen.frame { window.draw(in: $0) }, as: UTF8.self)
    #expect(drawn.contains("48;2;17;17;27"))
    window.theme = Theme(.auto, isLight: true, depth: .trueColor)
    screen.reset()
    #expect(!String(decoding: screen.frame { window.draw(in: $0) }, as: UTF8.self).contains("48;2"))
  }

  @Test("The `terminal` theme uses only colors of the terminal's palette") func paletteTheme() {
    let theme = Theme(.terminal, isLight: false, depth: .trueColor)
    for style in [theme.text, theme.secondary, theme.accent, theme.error, theme.success, theme.selection] {
      #expect(style.foreground.kind != .rgb && style.background.kind != .rgb)
    }
  }
}
