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
