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
      // Konsole shows text behind sixels.
      ([.name("Konsole 23"), .kittyGraphics(isSupported: true), .attributes([62, 4])], [:], .kitty),
      ([.name("iTerm2 3.6"), .kittyGraphics(isSupported: true), .attributes([62, 4])], [:], .iterm),
      ([.kittyGraphics(isSupported: true)], ["TERM_PROGRAM": "WezTerm"], .iterm),
      ([.name("tmux 3.5"), .attributes([62, 4])], [:], .blocks),
      ([.attributes([62, 4])], ["TMUX": "socket,1,0"], .blocks),
      ([.attributes([62, 4])], ["TERM": "screen-256color"], .blocks),
      ([.attributes([62, 4])], ["NO_COLOR": "1"], PictureMethod.none),
    ] as [([TerminalAnswer], [String: String], PictureMethod)]
  )
  func pictures(answers: [TerminalAnswer], environment: [String: String], method: PictureMethod) {
    let environment = environment.merging(["TERM": "xterm-256color"]) { given, _ in given }
    #expect(capabilities(answers, environment: environment).pictures.method == method)
    #expect(capabilities(answers.reversed(), environment: environment).pictures.method == method)
  }

  @Test("A picture method that the user chooses overrides the terminal's answers")
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

  @Test("The cell size that the terminal reports overrides the system's value, and invalid sizes are ignored")
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

  @Test(
    "The terminal's name, or its report of 24-bit colors, determines the color depth",
    arguments: [
      (.name("kitty(0.35.2)"), .trueColor), (.name("XTerm(379)"), .trueColor), (.name("XTerm(330)"), .ansi256),
      (.name("VTE(7600)"), .trueColor), (.name("Konsole 22.12.3"), .trueColor), (.name("mlterm(3.9.3)"), .trueColor),
      (.family("VTE"), .trueColor),
      (.family("mlterm"), .trueColor), (.family("xterm-256color"), .ansi16), (.name("mintty 3.6.1"), .trueColor),
      (.name("tmux 3.3a"), .trueColor), (.name("unknown 1.0"), .ansi16),
      (.trueColor(isSupported: true), .trueColor), (.trueColor(isSupported: false), .ansi16),
    ] as [(TerminalAnswer, ColorDepth)])
  func depth(answer: TerminalAnswer, depth: ColorDepth) {
    #expect(capabilities([answer], environment: ["TERM": "xterm"]).depth == depth)
    #expect(capabilities([answer], environment: ["TERM": "xterm", "COLORTERM": "truecolor"]).depth == .trueColor)
    #expect(capabilities([answer], environment: ["TERM": "xterm", "NO_COLOR": "1"]).depth == .none)
  }

  @Test("A terminal's name with a version replaces its name without a version")
  func fallbackName() {
    let answers: [TerminalAnswer] = [.family("VTE"), .name("VTE(7600)")]
    #expect(capabilities(answers).name == "VTE(7600)")
    #expect(capabilities(answers.reversed()).name == "VTE(7600)")
    #expect(capabilities([.family("VTE")]).name == "VTE")
  }

  @Test("A terminal receives no queries that it would print as text")
  func queries() {
    #expect(Capabilities(environment: ["TERM": "dumb"]).queries.isEmpty)
    let apple = Capabilities(environment: ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"]).queries
    #expect(!apple.contains("_G") && !apple.contains("P$q"))
    #expect(Capabilities(environment: ["TERM": "xterm"]).queries.hasSuffix("\u{1B}[c"))
  }

  @Test(
    "A multiplexer receives no queries in control strings",
    arguments: [
      ["TERM": "screen", "TMUX": "socket,1,0"], ["TERM": "xterm-256color", "TMUX": "socket,1,0"],
      ["TERM": "screen.xterm-256color", "STY": "1.tty"], ["TERM": "screen-256color"], ["TERM": "tmux-256color"],
    ])
  func multiplexerQueries(environment: [String: String]) {
    let queries = Capabilities(environment: environment).queries
    for introducer in ["_", "P", "^", "X", "k"] { #expect(!queries.contains("\u{1B}\(introducer)")) }
    #expect(queries.contains("\u{1B}[>q") && queries.hasSuffix("\u{1B}[c"))
  }

  @Test("Support for 24-bit colors is queried only if it is unknown")
  func colorQuery() {
    let query = "\u{1B}[48:2:1:2:3m\u{1B}P$qm\u{1B}\\\u{1B}[0m"
    #expect(Capabilities(environment: ["TERM": "xterm"]).queries.contains(query))
    #expect(!Capabilities(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]).queries.contains("P$q"))
    #expect(!Capabilities(environment: ["TERM": "xterm", "NO_COLOR": "1"]).queries.contains("48:2"))
  }

  @Test("In a multiplexer, variables that describe the terminal's window are ignored")
  func inheritedEnvironment() {
    let window = ["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"]
    #expect(Capabilities(environment: window).depth == .trueColor)
    #expect(Capabilities(environment: window.merging(["TERM": "screen", "STY": "1"]) { $1 }).depth == .ansi16)
    #expect(Capabilities(environment: ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"]).depth == .ansi256)
    #expect(Capabilities(environment: ["TERM": "xterm", "WT_SESSION": "1"]).depth == .trueColor)
  }

  @Test("The capabilities contain the reason why no pictures are shown")
  func pictureObstacle() {
    func obstacle(
      _ environment: [String: String], color: ColorChoice = .auto, pictures: PictureMethod? = nil
    ) -> PictureObstacle? {
      Capabilities(
        environment: environment.merging(["TERM": "xterm"]) { given, _ in given }, color: color, pictures: pictures
      ).pictureObstacle
    }
    #expect(obstacle(["NO_COLOR": "1"]) == .noColor)
    #expect(obstacle(["NO_COLOR": "1"], color: .never) == .noColor)
    #expect(obstacle([:], color: .never) == .colorChoice)
    #expect(obstacle(["TERM": "dumb"]) == .colorlessTerminal)
    #expect(obstacle([:]) == nil)
    #expect(obstacle(["NO_COLOR": "1"], color: .always) == nil)
    #expect(obstacle(["NO_COLOR": "1"], pictures: .sixel) == nil)
    #expect(obstacle(["NO_COLOR": "1"], pictures: PictureMethod.none) == nil)
    #expect(Capabilities(environment: ["TERM": "xterm", "NO_COLOR": "1"]).pictures.reason == .obstacle(.noColor))
  }

  @Test("The window's title is set only on terminals that can restore the previous title")
  func title() {
    #expect(Capabilities(environment: ["TERM": "xterm"]).hasTitle)
    #expect(Capabilities(environment: ["TERM": "screen", "TMUX": "socket,1,0"]).hasTitle)
    #expect(capabilities([.name("tmux 3.3a")], environment: ["TERM": "screen-256color"]).hasTitle)
    for environment in [
      ["TERM": "screen", "STY": "1"], ["TERM": "linux"], ["TERM": "dumb"],
      ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], ["TERM": "xterm", "WT_SESSION": "1"],
    ] {
      #expect(!Capabilities(environment: environment).hasTitle)
    }
  }
}
