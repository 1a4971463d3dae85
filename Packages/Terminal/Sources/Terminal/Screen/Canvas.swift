/// The part of the screen that a view draws into. (0, 0) is the upper left cell of the canvas. Drawing outside of the
/// canvas has no effect.
///
/// Sanitize untrusted text with ``Swift/String/printable(keepingLines:atMost:)`` before drawing it. Control characters
/// are never drawn.
public struct Canvas {
  private let surface: Surface
  /// The canvas's position on the screen.
  private let frame: Rect
  private let clip: Rect

  init(_ surface: Surface) {
    self.surface = surface
    frame = Rect(size: surface.grid.size)
    clip = frame
  }

  private init(_ surface: Surface, frame: Rect, clip: Rect) {
    self.surface = surface
    self.frame = frame
    self.clip = clip
  }

  public var size: Size { frame.size }
  public var bounds: Rect { Rect(size: frame.size) }
  /// The visible part of the canvas. Views need to draw only this part.
  public var visible: Rect { clip.offset(by: Point(x: -frame.x, y: -frame.y)) }

  /// Returns a canvas for a part of this canvas.
  public func part(_ rect: Rect) -> Canvas {
    let part = rect.offset(by: frame.origin)
    return Canvas(surface, frame: part, clip: clip.intersection(part))
  }

  /// Fills a rectangle with a character that is one column wide.
  public func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let cell = Cell(glyph: surface.glyphs.glyph(character), style: style, width: 1, link: 0)
    let visible = rect.offset(by: frame.origin).intersection(clip)
    for y in visible.rows {
      for x in visible.columns { surface.set(cell, x: x, y: y) }
    }
  }

  /// Draws a text on one line. A wide character that does not fit completely is omitted.
  ///
  /// - Returns: the column after the text.
  @discardableResult
  public func draw(_ text: String, at point: Point, style: Style = .plain, link: String? = nil) -> Int {
    guard clip.rows.contains(point.y + frame.y) else { return point.x + text.columns }
    let linkNumber = surface.glyphs.linkNumber(link)
    var x = point.x
    for character in text {
      let width = character.columns
      if width == 0 { continue }
      put(character, width: width, at: Point(x: x, y: point.y), style: style, link: linkNumber)
      x += width
    }
    return x
  }

  @discardableResult
  public func draw(_ text: StyledText, at point: Point) -> Int {
    text.pieces.reduce(point.x) { x, piece in
      draw(piece.text, at: Point(x: x, y: point.y), style: piece.style, link: piece.link)
    }
  }

  /// Puts a character that is one column wide into a cell, such as a block or a part of a border.
  public func put(_ character: Character, at point: Point, style: Style = .plain) {
    put(character, width: 1, at: point, style: style, link: 0)
  }

  /// Shows a picture with placeholders of kitty's protocol. Upload the picture's data with
  /// ``require(upload:check:_:)``. The picture can be clipped and covered like text.
  ///
  /// - Parameter character: returns the placeholder for a column and a row of the picture. The results are cached.
  public func putPlaceholders(
    ofPicture id: Int, in rect: Rect, _ character: (_ column: Int, _ row: Int) -> Character
  ) {
    let onScreen = rect.offset(by: frame.origin)
    let visible = onScreen.intersection(clip)
    var cell = Cell(glyph: .space, style: Style(foreground: .kittyPicture(id)), width: 1, link: 0)
    for y in visible.rows {
      for x in visible.columns {
        cell.glyph = surface.glyphs.placeholder(column: x - onScreen.x, row: y - onScreen.y, character)
        surface.set(cell, x: x, y: y)
      }
    }
  }

  private func put(_ character: Character, width: Int, at point: Point, style: Style, link: UInt16) {
    let (x, y) = (point.x + frame.x, point.y + frame.y)
    guard clip.rows.contains(y), clip.columns.contains(x), clip.columns.contains(x + width - 1) else { return }
    let cell = Cell(glyph: surface.glyphs.glyph(character), style: style, width: UInt8(width), link: link)
    surface.set(cell, x: x, y: y)
  }

  /// Shows a picture that the terminal draws.
  ///
  /// A picture that is new, has moved or was overwritten is drawn after the cells of the frame. If other content covers
  /// the picture in this frame, the picture is omitted, because the terminal would draw it on top.
  ///
  /// - Returns: false if the terminal failed to show the picture, if the picture is clipped, or if it touches the
  ///   screen's last row, where some terminals scroll. If the result is false, draw something else.
  public func place(_ picture: Picture, at point: Point, style: Style = .plain) -> Bool {
    let rect = Rect(x: point.x, y: point.y, width: picture.size.width, height: picture.size.height)
      .offset(by: frame.origin)
    guard !surface.refused.contains(picture.id), !rect.isEmpty, clip.contains(rect),
      rect.y + rect.height < surface.grid.size.height
    else { return false }
    surface.place(picture, in: rect, style: style)
    return true
  }

  /// Declares data that the terminal must have before this frame, such as the picture for kitty's placeholders. The
  /// data is sent once, before the frame. After a reset of the terminal or a call of
  /// ``Screen/forget(upload:command:)``, the data is sent again.
  ///
  /// - Parameter check: A command that the terminal answers with an error if it does not have the data. The command is
  ///   sent after the data, whenever the picture appears again, and for a full repaint. In tmux, which discards
  ///   reports, the command is not sent.
  /// - Returns: false if the terminal did not accept the data in several attempts.
  @discardableResult
  public func require(upload id: Int, check: [UInt8] = [], _ data: @escaping () -> [UInt8]) -> Bool {
    guard !surface.refused.contains(id) else { return false }
    surface.require(Surface.Upload(id: id, check: check, data: data))
    return true
  }

  /// Replaces the terminal's default colors on the whole screen, for a theme with its own background.
  func replaceTerminalColors(text: Color, background: Color) {
    surface.replaceTerminalColors(text: text, background: background)
  }

  /// Shows the terminal's cursor at a point. Input methods open their windows there.
  public func showCursor(at point: Point) {
    let onScreen = Point(x: point.x + frame.x, y: point.y + frame.y)
    if clip.contains(onScreen) { surface.cursor = onScreen }
  }
}
