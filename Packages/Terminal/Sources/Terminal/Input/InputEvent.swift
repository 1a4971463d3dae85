/// What comes from a terminal.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text that was pasted as a whole, made harmless; its lines are kept.
  case paste(String)
  /// Whether the terminal's window now has the keyboard.
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

/// What a terminal says about itself when it is asked, whenever it does.
public enum TerminalAnswer: Hashable, Sendable {
  /// Primary device attributes; 4 among them means sixel.
  case attributes([Int])
  /// Its name and version, such as `kitty(0.35.2)`.
  case name(String)
  /// Whether it knows a private mode.
  case mode(Int, isSupported: Bool)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// What is behind the text, each component from 0 to 255.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// Whether it understood a picture in kitty's protocol.
  case kittyGraphics(isSupported: Bool)
  /// It speaks kitty's keyboard protocol.
  case kittyKeyboard
  /// The system's colors have changed.
  case appearance(isDark: Bool)
}
