/// A picture that the terminal itself draws over some cells: sixel, iTerm2, or a placement of kitty.
///
/// Pictures made of characters are not among these: they are drawn into cells, with ``Canvas/put(_:at:style:)`` or
/// ``Canvas/putPlaceholders(ofPicture:in:_:)``.
public struct Picture: Sendable {
  /// Names the picture among those on the screen. Below 2³⁰.
  public let id: Int
  /// The cells it covers.
  public let size: Size
  /// Draws it with its upper left corner at the cursor. Another drawing is drawn over the one before.
  public let drawing: [UInt8]
  /// Takes it off the screen; empty where writing over its cells does that.
  public let removal: [UInt8]

  public init(id: Int, size: Size, drawing: [UInt8], removal: [UInt8] = []) {
    self.id = id
    self.size = size
    self.drawing = drawing
    self.removal = removal
  }
}
