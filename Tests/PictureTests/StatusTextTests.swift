import Domain
import Presentation
import Terminal
import Testing

@testable import photolist

/// Tests that the status line of a failure begins with the message and ends with the key to retry, at every width.
@MainActor @Suite("The status line") struct StatusTextTests {
  private let strings = Strings(.english)
  private let status = StatusMessage(
    "No connection: The server cannot be reached: Failed to connect to 127.0.0.1 port 8124",
    advice: "Check the network connection and try again.", tone: .bad, action: .retry)

  private func text(_ columns: Int) -> String {
    StyledText(status, columns: columns, keys: KeyMap(), strings: strings, theme: .standard).plain
  }

  @Test("A failure message is truncated, so that the key to retry is always visible", arguments: [40, 60, 80, 100])
  func retryIsVisible(columns: Int) {
    #expect(text(columns).columns <= columns)
    #expect(text(columns).hasPrefix("No connection: "))
    #expect(text(columns).hasSuffix("  r Try again"))
  }

  @Test("A wide status line shows advice between the failure message and the key to retry") func adviceIsShown() {
    #expect(text(200).hasSuffix("8124 Check the network connection and try again.  r Try again"))
    #expect(!text(110).contains("Check"))
  }

  /// Clicks each column of a view's row, and returns the columns that perform the command with the key `r`.
  private func columns(of view: View, row: Int) -> [Int] {
    let content = RetryScreen(view)
    let window = Window(content: content)
    let screen = Screen(size: Size(width: 60, height: 9), options: .init(depth: .trueColor))
    _ = screen.frame { window.draw(in: $0) }
    return (0..<60).filter { column in
      let before = content.retries
      window.handle(.mouse(MouseEvent(.press, at: Point(x: column, y: row))))
      return content.retries > before
    }
  }

  @Test("A click on the key in a status line retries") func hintInLineIsClicked() {
    let line = StatusLine(left: { [self] columns in
      StyledText(status, columns: columns, keys: KeyMap(), strings: strings, theme: .standard)
    })
    #expect(columns(of: line, row: 0) == Array(46..<57))
  }

  @Test("A click on the key in a message retries") func hintInMessageIsClicked() {
    let message = MessageView()
    message.parts = ["No connection", StyledText("r Try again", key: .character("r"))]
    #expect(columns(of: message, row: 5) == Array(24..<35))
    #expect(columns(of: message, row: 3).isEmpty)
  }

  @Test("The photo's position is never truncated, and looks different for each condition, such as offline")
  func positionIsNeverCut() {
    let canvasWidth = 40
    var seen: Set<StyledText> = []
    for condition in Condition.allCases {
      let right = StyledText(position: "12 of 240", condition, strings: strings, theme: .standard)
      let line = StatusLine(left: { _ in StyledText(String(repeating: "long ", count: 30)) }, right: { right })
      let window = Window(content: line)
      let screen = Screen(size: Size(width: canvasWidth, height: 5), options: .init(depth: .trueColor))
      let drawn = String(decoding: screen.frame { window.draw(in: $0) }, as: UTF8.self)
      window.show(toast: "toast")
      #expect(drawn.contains("12 of 240"))
      seen.insert(right)
    }
    #expect(seen.count == Condition.allCases.count)
  }
}

/// A screen with the command that the key `r` performs.
private final class RetryScreen: View {
  var retries = 0
  private let shown: View

  init(_ shown: View) {
    self.shown = shown
    super.init()
    addSubview(shown)
  }

  override func layoutSubviews() { shown.frame = bounds }

  override var commands: [KeyCommand] {
    [KeyCommand(title: "Try again", keys: [.character("r")]) { [unowned self] in retries += 1 }]
  }
}
