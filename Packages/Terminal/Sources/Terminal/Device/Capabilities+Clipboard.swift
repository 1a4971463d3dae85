extension Capabilities {
  /// Whether the terminal is known to accept text for the clipboard (OSC 52) by default. Many terminals silently ignore
  /// such text, and multiplexers forward the text only if an option is set.
  public var acceptsClipboard: Bool {
    !isMultiplexed && ["kitty(", "ghostty", "WezTerm", "foot("].contains(where: name.hasPrefix)
  }
}
