/// An event from the terminal: a key, the mouse, pasted text, focus, or an answer to a query.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Pasted text, which is sanitized. Line ends are preserved.
  case paste(String)
  /// The terminal's window gained or lost the keyboard focus.
  case focus(Bool)
  case answer(TerminalAnswer)
}

public struct MouseEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case press, release, drag, scrollUp, scrollDown
  }

  public enum Button: Hashable, Sendable {
    case left, middle, right, none
  }

  public var action: Action
  public var button: Button
  public var position: Point
  public var modifiers: KeyPress.Modifiers

  public init(_ action: Action, button: Button = .left, at position: Point, modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.button = button
    self.position = position
    self.modifiers = modifiers
  }
}

/// The terminal's answer to a query. An answer may arrive at any time.
public enum TerminalAnswer: Hashable, Sendable {
  /// The primary device attributes; 4 means sixel support.
  case attributes([Int])
  /// The terminal's name and version, such as `kitty(0.35.2)`.
  case name(String)
  /// The name of a terminal that may not report its version, such as `VTE` or `mlterm`.
  case family(String)
  /// Whether the terminal supports a private mode.
  case mode(Int, isSupported: Bool)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The background color, with components from 0 to 255.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// Whether the terminal supports colors of 24 bits.
  case trueColor(isSupported: Bool)
  /// Whether the terminal supports kitty's graphics protocol.
  case kittyGraphics(isSupported: Bool)
  /// The terminal could not show a picture, because it does not have the picture's data.
  case missingPicture(id: Int)
  /// The terminal supports kitty's keyboard protocol.
  case kittyKeyboard
  /// The system switched between light and dark mode.
  case appearance(isDark: Bool)
}
