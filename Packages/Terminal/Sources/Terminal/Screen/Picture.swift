/// A picture that the terminal draws over cells: sixels, an iTerm2 image, or a placement of kitty's protocol.
///
/// Pictures made of characters are drawn into cells instead, with ``Canvas/put(_:at:style:)`` or
/// ``Canvas/putPlaceholders(ofPicture:in:_:)``.
public struct Picture: Sendable {
  /// The identifier of the picture on the screen, below 2³⁰.
  public let id: Int
  /// The number of columns and rows that the picture covers.
  public let size: Size
  /// The bytes that draw the picture with its upper left corner at the cursor. If the next frame
  /// has a picture with the same id and place but another drawing, the new drawing is written over the old one.
  public let drawing: [UInt8]
  /// The bytes that remove the picture; empty if overwriting the cells removes the picture.
  public let removal: [UInt8]

  public init(id: Int, size: Size, drawing: [UInt8], removal: [UInt8] = []) {
    self.id = id
    self.size = size
    self.drawing = drawing
    self.removal = removal
  }
}
