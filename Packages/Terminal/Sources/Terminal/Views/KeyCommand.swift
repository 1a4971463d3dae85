/// What some keys do, with the words for it.
public struct KeyCommand {
  public let title: String
  public let keys: [KeyPress]
  /// Whether it is worth a place in the footer.
  public let isHint: Bool
  let action: () -> Void

  init(title: String, keys: [KeyPress], isHint: Bool, action: @escaping () -> Void) {
    self.title = title
    self.keys = keys
    self.isHint = isHint
    self.action = action
  }

  /// What its keys are called. A capital that some terminals report with Shift is there once.
  var keyNames: [String] {
    keys.filter { key in
      guard case .character(let letter) = key.key, key.modifiers == .shift else { return true }
      return !keys.contains { $0.description == letter.uppercased() }
    }
    .map(\.description)
  }

  /// What is left of it where letters are text; nil if no key is.
  var whileTyping: KeyCommand? {
    let rest = keys.filter { $0.typedText == nil }
    return rest.isEmpty ? nil : KeyCommand(title: title, keys: rest, isHint: isHint, action: action)
  }
}
