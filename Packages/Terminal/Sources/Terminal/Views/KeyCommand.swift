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

  /// What is left of it where letters are text; nil if no key is.
  var whileTyping: KeyCommand? {
    let rest = keys.filter { $0.typedText == nil }
    return rest.isEmpty ? nil : KeyCommand(title: title, keys: rest, isHint: isHint, action: action)
  }
}
