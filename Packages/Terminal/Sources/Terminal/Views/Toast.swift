/// A short message in the last row of the window.
struct Toast {
  let text: StyledText
  /// The key and the title of a command, which are never cut.
  let action: StyledText?
  let id: Int

  func text(columns: Int) -> StyledText {
    let end = action.map { "  " + $0 } ?? ""
    return text.truncated(toColumns: max(0, columns - end.columns)) + end
  }

  /// Returns the text with the theme's colors, reversed, and its frame in a window, at the right end of the last row;
  /// nil if the window is too narrow.
  func placed(in window: Size, theme: Theme) -> (text: StyledText, frame: Rect)? {
    guard window.width > 4 else { return nil }
    var text = " " + self.text(columns: window.width - 4).truncated(toColumns: window.width - 4) + " "
    for index in text.pieces.indices {
      let style = text.pieces[index].style
      text.pieces[index].style = (style == .plain ? theme.bar : style).adding(.reverse)
    }
    return (text, Rect(x: window.width - text.columns - 1, y: window.height - 1, width: text.columns, height: 1))
  }
}
