/// A command with its title and its keys.
public struct KeyCommand {
  public let title: String
  public let keys: [KeyPress]
  /// Whether the command is shown in the footer.
  public let isHint: Bool
  let action: () -> Void

  init(title: String, keys: [KeyPress], isHint: Bool, action: @escaping () -> Void) {
    self.title = title
    self.keys = keys
    self.isHint = isHint
    self.action = action
  }

  /// The names of the keys. A capital letter that some terminals report with Shift is listed once.
  var keyNames: [String] {
    keys.filter { key in
      guard case .character(let letter) = key.key, key.modifiers == .shift else { return true }
      return !keys.contains { $0.description == letter.uppercased() }
    }
    .map(\.description)
  }

  /// The command with only the keys that type no text; nil if there are none.
  var whileTyping: KeyCommand? {
    let rest = keys.filter { $0.typedText == nil }
    return rest.isEmpty ? nil : KeyCommand(title: title, keys: rest, isHint: isHint, action: action)
  }
}
