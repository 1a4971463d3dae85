/// The reason why a `PictureMethod` is used. The description is in English.
public enum PictureReason: Hashable, Sendable, CustomStringConvertible {
  /// The user chose the method.
  case requested
  /// The user chose kitty's protocol, which works in tmux only with placeholders.
  case requestedInTmux
  case obstacle(PictureObstacle)
  case multiplexer, sixel, kitty, noProtocol
  /// The terminal with this name supports kitty's placeholders.
  case placeholders(String)
  /// The terminal with this name supports iTerm2's inline images.
  case inlineImages(String)

  public var description: String {
    switch self {
    case .requested: "requested"
    case .requestedInTmux: "requested, with placeholders because of tmux"
    case .obstacle(let obstacle): obstacle.rawValue
    case .multiplexer: "the terminal is behind a multiplexer"
    case .placeholders(let name): "\(name) supports placeholders"
    case .inlineImages(let name): "\(name) supports inline images"
    case .sixel: "the terminal reports sixel support"
    case .kitty: "the terminal supports kitty's graphics protocol"
    case .noProtocol: "the terminal reports no graphics protocol"
    }
  }
}
