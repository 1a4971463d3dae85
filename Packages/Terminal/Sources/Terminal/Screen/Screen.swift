/// Stores the content of the terminal, and encodes the difference to each new frame.
///
/// ```swift
/// let bytes = screen.frame { canvas in canvas.draw("hello", at: .zero) }
/// ```
public final class Screen {
  /// The capabilities that affect encoding. A change repaints the screen.
  public struct Options: Equatable, Sendable {
    public var depth: ColorDepth
    /// Whether the terminal shows a frame only when it is complete.
    public var isSynchronized: Bool
    public var hasLinks: Bool
    /// Whether sequences for the terminal behind tmux are wrapped.
    public var isInTmux: Bool

    public init(depth: ColorDepth, isSynchronized: Bool = false, hasLinks: Bool = false, isInTmux: Bool = false) {
      self.depth = depth
      self.isSynchronized = isSynchronized
      self.hasLinks = hasLinks
      self.isInTmux = isInTmux
    }
  }

  public var options: Options {
    didSet { if options.depth != oldValue.depth || options.hasLinks != oldValue.hasLinks { repaint() } }
  }

  public private(set) var size: Size

  private let surface: Surface
  private var shown: CellGrid
  private var shownPictures: [Int: Surface.Placement] = [:]
  private var uploaded: Set<Int> = []
  private var pendingCommands: [UInt8] = []
  private var shownCursor: Point?
  private var mustClear = true

  public init(size: Size, options: Options) {
    self.size = size
    self.options = options
    surface = Surface(size: size)
    shown = CellGrid(size: size)
  }

  /// Makes the next frame a full repaint.
  public func repaint() {
    mustClear = true
  }

  /// Changes the size, which makes the next frame a full repaint.
  public func resize(to size: Size) {
    self.size = size
    surface.resize(to: size)
    shown = CellGrid(size: size)
    repaint()
  }

  /// Makes the next frame a full repaint that also uploads pictures again, after another program used the terminal.
  public func reset() {
    uploaded.removeAll()
    shownPictures.removeAll()
    shownCursor = nil
    repaint()
  }

  /// Releases the data of a picture in the terminal with the next frame.
  public func forget(upload id: Int, command: [UInt8]) {
    if uploaded.remove(id) != nil { pendingCommands += command }
  }

  /// Draws a frame and returns the bytes that update the terminal; empty if nothing changed.
  public func frame(_ draw: (Canvas) -> Void) -> [UInt8] {
    if surface.glyphs.isLarge {
      surface.glyphs = GlyphTable()
      repaint()
    }
    surface.begin()
    draw(Canvas(surface))
    surface.dropCoveredPlacements()
    return encode()
  }

  private func forTerminal(_ commands: [UInt8]) -> [UInt8] {
    options.isInTmux ? TmuxPassthrough.wrapped(commands) : commands
  }

  private func encode() -> [UInt8] {
    var encoder = FrameEncoder(options: options, shownCursor: shownCursor)
    encoder.raw(forTerminal(pendingCommands))
    pendingCommands.removeAll()
    for (id, data) in surface.uploads where uploaded.insert(id).inserted { encoder.raw(forTerminal(data())) }
    if mustClear {
      encoder.clear()
      shown.clear()
      shownPictures.removeAll()
      mustClear = false
    }
    for (id, old) in shownPictures where surface.placements[id]?.rect != old.rect {
      encoder.raw(old.picture.removal)
      shownPictures[id] = nil
    }
    let written = encoder.write(surface.grid, over: shown, glyphs: surface.glyphs)
    for (id, placement) in surface.placements {
      let rect = placement.rect
      let isTouched = rect.rows.contains { written[$0].overlaps(rect.columns) }
      // Comparing megabytes of sixels is fast, because frames share the same array.
      let isShown = shownPictures[id]?.picture.drawing == placement.picture.drawing
      if !isShown || isTouched { encoder.draw(placement.picture, at: rect.origin) }
    }
    shownPictures = surface.placements
    surface.exchangeGrid(with: &shown)
    defer { shownCursor = surface.cursor }
    return encoder.finish(cursor: surface.cursor)
  }
}
