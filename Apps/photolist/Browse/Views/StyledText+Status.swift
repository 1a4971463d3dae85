import Presentation
import Terminal

/// Converts a view model's status to styled text.
extension StyledText {
  /// Creates one line with a status, followed by the key and the name of the action that may help. If the line is
  /// narrow, the advice is left out, and the text is truncated if necessary. The action is never truncated.
  ///
  /// - Parameter isTyping: whether the user types text. If true, the key for retrying is Enter.
  init(
    _ status: StatusMessage, columns: Int, isTyping: Bool = false, keys: KeyMap, strings: Strings, theme: Theme
  ) {
    let action =
      StyledText(actionOf: status, isTyping: isTyping, keys: keys, strings: strings, theme: theme).map { "  " + $0 }
      ?? ""
    let room = max(0, columns - action.columns)
    let line = StyledText(untrusted: status.line, status.style(theme))
    let text = line.columns <= room ? line : StyledText(untrusted: status.text, status.style(theme))
    self = text.truncated(toColumns: room) + action
  }

  /// Creates a text with a word or a symbol for a list's condition, followed by a position in the list such as "12 of
  /// 240".
  init(position: String, _ condition: Condition, strings: Strings, theme: Theme) {
    let style =
      switch condition.tone {
      case .good: theme.success
      case .neutral: theme.secondary
      case .warning: theme.accent
      case .bad: theme.error
      }
    self = StyledText(strings.photos.condition(condition), style) + StyledText("  \(position)", theme.secondary)
  }

  /// Creates a hint with the key and the name of a status's action, or returns nil if the status has no action.
  init?(actionOf status: StatusMessage, isTyping: Bool = false, keys: KeyMap, strings: Strings, theme: Theme) {
    guard let action = status.action,
      let key = isTyping && action == .retry ? KeyPress(.enter) : keys[action.key].first
    else { return nil }
    self.init("\(key) \(strings.title(of: action))", theme.accent, key: key)
  }
}

extension StatusMessage {
  /// The style of the text.
  func style(_ theme: Theme) -> Style { tone == .bad ? theme.error : theme.secondary }

  /// Returns the paragraphs that are shown instead of a list or a picture.
  func paragraphs(isTyping: Bool = false, keys: KeyMap, strings: Strings, theme: Theme) -> [StyledText] {
    [
      StyledText(untrusted: text, style(theme)), StyledText(untrusted: advice, theme.text),
      StyledText(actionOf: self, isTyping: isTyping, keys: keys, strings: strings, theme: theme) ?? "",
    ]
  }
}

extension StatusMessage.Action {
  fileprivate var key: KeyMap.Action {
    switch self {
    case .retry: .retry
    case .reload: .reload
    case .cancelDownload: .cancelSaving
    case .cancelLoading: .back
    }
  }
}
