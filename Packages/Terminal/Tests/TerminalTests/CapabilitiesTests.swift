import Terminal
import Testing

@Suite("Capabilities of a terminal")
struct CapabilitiesTests {
  private func capabilities(
    _ answers: [TerminalAnswer], environment: [String: String] = ["TERM": "xterm-256color"]
  ) -> Capabilities {
    var capabilities = Capabilities(environment: environment)
    for answer in answers { _ = capabilities.learn(answer) }
    return capabilities
  }

  @Test(
    "The picture method is one that the terminal supports",
    arguments: [
      ([], [:], .blocks),
      ([.attributes([62, 4])], [:], .sixel),
      ([.attributes([4, 6])], [:], .blocks),
      ([.name("kitty(0.35.2)"), .kittyGraphics(isSupported: true)], [:], .kittyPlaceholders),
      ([.name("kitty(0.26.5)"), .kittyGraphics(isSupported: true)], [:], .kitty),
      ([.name("ghostty 1.2"), .kittyGraphics(isSupported: true)], [:], .kittyPlaceholders),
      ([.name("Konsole 23"), .kittyGraphics(isSupported: true), .attributes([62, 4])], [:], .sixel),
      ([.name("iTerm2 3.6"), .kittyGraphics(isSupported: true), .attributes([62, 4])], [:], .iterm),
      ([.kittyGraphics(isSupported: true)], ["TERM_PROGRAM": "WezTerm"], .iterm),
      ([.name("tmux 3.5"), .attributes([62, 4])], [:], .blocks),
      ([.attributes([62, 4])], ["TMUX": "socket,1,0"], .blocks),
      ([.attributes([62, 4])], ["NO_COLOR": "1"], PictureMethod.none),
    ] as [([TerminalAnswer], [String: String], PictureMethod)]
  )
  func pictures(answers: [TerminalAnswer], environment: [String: String], method: PictureMethod) {
    let environment = environment.merging(["TERM": "xterm-256color"]) { given, _ in given }
    #expect(capabilities(answers, environment: environment).pictures.method == method)
    #expect(capabilities(answers.reversed(), environment: environment).pictures.method == method)
  }

  @Test("The user's choice overrides the terminal's answers")
  func wanted() {
    var capabilities = Capabilities(environment: ["NO_COLOR": "1"], pictures: .sixel)
    _ = capabilities.learn(.name("kitty(0.35.2)"))
    #expect(capabilities.pictures.method == .sixel)
  }

  @Test("In tmux, kitty pictures use placeholders")
  func wantedInTmux() {
    let environment = ["TERM": "tmux-256color", "TMUX": "socket,1,0"]
    #expect(Capabilities(environment: environment, pictures: .kitty).pictures.method == .kittyPlaceholders)
    #expect(Capabilities(environment: environment, pictures: .sixel).pictures.method == .sixel)
    #expect(Capabilities(environment: environment).isInTmux)
    #expect(capabilities([.name("tmux 3.5")]).isInTmux)
    #expect(!capabilities([.name("kitty(0.35.2)")]).isInTmux)
  }

  @Test("The background is guessed from the environment until the terminal answers")
  func light() {
    #expect(!capabilities([]).isLight)
    #expect(capabilities([], environment: ["COLORFGBG": "0;15"]).isLight)
    #expect(capabilities([.background(red: 250, green: 250, blue: 240)]).isLight)
    #expect(!capabilities([.background(red: 30, green: 30, blue: 46)], environment: ["COLORFGBG": "0;15"]).isLight)
    #expect(capabilities([.appearance(isDark: false)]).isLight)
  }

  @Test("The terminal's cell size overrides the system's, and invalid sizes are ignored")
  func cellSize() {
    var capabilities = Capabilities(environment: [:])
    capabilities.learn(TerminalSize(columns: 80, rows: 24))
    #expect(capabilities.cellSize == Size(width: 10, height: 20))
    capabilities.learn(TerminalSize(columns: 80, rows: 24, pixelWidth: 720, pixelHeight: 408))
    #expect(capabilities.cellSize == Size(width: 9, height: 17))
    let isNews = capabilities.learn(.cellSize(width: 8, height: 16))
    #expect(isNews)
    capabilities.learn(TerminalSize(columns: 80, rows: 24, pixelWidth: 720, pixelHeight: 408))
    #expect(capabilities.cellSize == Size(width: 8, height: 16))
    let isNewsAgain = capabilities.learn(.cellSize(width: 8, height: 16))
    #expect(!isNewsAgain)
  }

  @Test("A known terminal gets all colors, unless colors are disabled")
  func depth() {
    #expect(capabilities([.name("kitty(0.35.2)")]).depth == .trueColor)
    #expect(capabilities([.name("XTerm(379)")]).depth == .ansi256)
    #expect(capabilities([.name("kitty(0.35.2)")], environment: ["NO_COLOR": "1", "TERM": "xterm"]).depth == .none)
  }

  @Test("Terminals that print queries as text are not queried")
  func queries() {
    #expect(Capabilities(environment: ["TERM": "dumb"]).queries.isEmpty)
    #expect(!Capabilities(environment: ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"]).queries.contains("_G"))
    #expect(Capabilities(environment: ["TERM": "xterm"]).queries.hasSuffix("\u{1B}[c"))
  }
}
