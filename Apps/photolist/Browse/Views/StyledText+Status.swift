import Presentation
import Terminal

/// Converts a view model's status to styled text.
extension StyledText {
  /// Creates one line with a status, followed by the key and the name of the action that may help.
  init(_ status: StatusMessage, keys: KeyMap, strings: Strings, theme: Theme) {
    self = StyledText(untrusted: status.line, status.style(theme))
    if let action = StyledText(actionOf: status, keys: keys, strings: strings, theme: theme) {
      self = self + "  " + action
    }
  }

  /// Creates a text with the key and the name of a status's action, or returns nil if it has none.
  init?(actionOf status: StatusMessage, keys: KeyMap, strings: Strings, theme: Theme) {
    guard let action = status.action, let key = keys[action.key].first else { return nil }
    self.init("\(key) \(strings.title(of: action))", theme.accent)
  }
}

extension StatusMessage {
  /// The style of the text.
  func style(_ theme: Theme) -> Style { tone == .bad ? theme.error : theme.secondary }

  /// Returns the paragraphs that are shown instead of a list or a picture.
  func paragraphs(keys: KeyMap, strings: Strings, theme: Theme) -> [StyledText] {
    [
      StyledText(untrusted: text, style(theme)), StyledText(untrusted: advice, theme.text),
      StyledText(actionOf: self, keys: keys, strings: strings, theme: theme) ?? "",
    ]
  }
}

extension StatusMessage.Action {
  fileprivate var key: KeyMap.Action {
    switch self {
    case .retry: .retry
    case .reload: .reload
    case .cancelDownload: .cancelSaving
    }
  }
}
